// Writes the name of a department where rows repeat it: in tasks, checklist templates and saved views.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';

/**
 * Returns the spellings under which tasks on the board of `key` name the department, among all departments that they name. Rows that
 * were made before a rename, and those of imports, may have any of its names.
 */
export async function spellingsOf(db: Db, key: string, nameKeys: readonly string[]): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select distinct n.name from tasks t cross join lateral (
          select t.department as name union all select jsonb_array_elements_text(t.departments)) n
        where t.department_keys @> array[${key}]`,
  );
  return found.map(({ name }) => name).filter((name) => nameKeys.includes(departmentKey(name)));
}

/** A list of names with another name for some of them, each once, in its order. */
export function renamedIn(list: SQL, names: readonly string[], name: string): SQL {
  return sql`(select coalesce(jsonb_agg(n.name order by n.at), '[]') from (
    select case when e.name = any(${textArray(names)}) then ${name}::text else e.name end as name, min(e.at) as at
    from jsonb_array_elements_text(${list}) with ordinality e (name, at) group by 1) n)`;
}

/** Gives the department its name in all tasks on its board, deleted ones too. They keep version and date: nobody has changed them. */
export async function nameInTasks(db: Db, key: string, names: readonly string[], name: string): Promise<void> {
  const others = names.filter((each) => each !== name);
  if (others.length === 0) return;
  const old = textArray(others);
  await db.execute(
    sql`update tasks set department = case when department = any(${old}) then ${name}::text else department end,
          departments = ${renamedIn(sql`departments`, others, name)}
        where department_keys @> array[${key}] and (department = any(${old}) or departments ?| ${old})`,
  );
}

/** Brings the tasks under one key onto the board of another one. */
export async function adoptTasks(db: Db, from: string, to: string): Promise<void> {
  if (from === to) return;
  await db.execute(
    sql`update tasks set department_keys = ${keysWith(sql`department_keys`, from, to)} where department_keys @> array[${from}]`,
  );
}

/** A list of keys with another one for `from`, each once, in its order. */
export function keysWith(list: SQL, from: string, to: string): SQL {
  return sql`array(select k.key from unnest(array_replace(${list}, ${from}::text, ${to}::text)) with ordinality k (key, at)
    group by k.key order by min(k.at))`;
}

/** Gives the department its name in checklist templates; `keys` are those under which they store it. */
export async function nameInChecklistTemplates(db: Db, keys: readonly string[], key: string, name: string): Promise<void> {
  await db.execute(
    sql`update checklist_templates set department = ${name}, department_key = ${key} where department_key = any(${textArray(keys)})`,
  );
}

/** Gives the department its name in the filters of saved views, which keep their version. */
export async function nameInViews(db: Db, names: readonly string[], name: string): Promise<void> {
  const old = textArray(names.filter((each) => each !== name));
  for (const path of ['{filter,departments}', '{filter,not,departments}'])
    await db.execute(
      sql`update views set settings = jsonb_set(settings, ${path}::text[], ${renamedIn(sql`settings #> ${path}::text[]`, names, name)})
          where settings #> ${path}::text[] ?| ${old}`,
    );
}
