// Finds departments by their names, present and former ones (docs/decisions/009-a-workspace-is-its-departments-board.md).
import { canonicalDepartment, departmentKey } from '@app/contract/departments/departments.rules.ts';
import { departmentsByName, type NamedDepartment } from '@app/contract/departments/former-names.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';

interface KnownDepartment extends NamedDepartment {
  key: string;
  isArchived: boolean;
}

/** What names of departments lead to. */
export interface DepartmentNames {
  /** The stored key; of a name that no department has, the key that a new one would get. */
  keyOf(name: string): string;
  /** The present name; an unknown name becomes canonical. */
  nameOf(name: string): string;
  /** Each department once, under its present name, in the given order. */
  namesOf(names: readonly string[]): string[];
  isArchived(key: string): boolean;
}

/** What names lead to where none was looked up: each to itself. */
export const plainNames = namesAmong([]);

/** The former names of department `d`, for a select list. */
export const formerNames = sql`(select coalesce(json_agg(f.name order by f.created_at, f.name_key), '[]')
  from former_department_names f where f.key = d.key)`;

/** The newest of them, for an answer. */
export const newestFormerNames = sql`(select coalesce(json_agg(f.name order by f.created_at, f.name_key), '[]')
  from (select * from former_department_names f where f.key = d.key
        order by f.created_at desc, f.name_key desc limit ${limits.formerNames}) f)`;

/** The key of the name of department `d`. */
const nameKeyOf = sql`coalesce(d.name_key, d.key)`;

/** Returns what these names lead to. */
export function departmentsNamed(db: Db, names: readonly string[]): Promise<DepartmentNames> {
  return find(db, names, sql``);
}

/**
 * The same for a write that stores them: until the transaction ends none of the departments is renamed, archived, merged or deleted,
 * and one that is, at the moment, is waited for.
 */
export function holdDepartments(db: Db, names: readonly string[]): Promise<DepartmentNames> {
  return find(db, names, sql`for key share of d`);
}

async function find(db: Db, names: readonly string[], lock: SQL): Promise<DepartmentNames> {
  const nameKeys = [...new Set(names.map(departmentKey))].filter((key) => key !== '');
  if (nameKeys.length === 0) return namesAmong([]);
  const read = (keys: readonly string[]) =>
    rows<KnownDepartment>(
      db,
      sql`select d.key, d.name, d.archived_at is not null as "isArchived", ${formerNames} as "formerNames" from departments d
          where ${nameKeyOf} = any(${textArray(keys)})
            or d.key in (select key from former_department_names where name_key = any(${textArray(keys)}))
          order by d.id ${lock}`,
    );
  const found = await read(nameKeys);
  const isKnown = departmentsByName(found);
  const unknown = nameKeys.filter((key) => isKnown(key) === undefined);
  if (unknown.length === 0) return namesAmong(found);
  // The name of a department that was renamed, merged or deleted before or while this waited; most often, there is none.
  const led = await rows<{ nameKey: string; key: string; isThere: boolean }>(
    db,
    sql`select f.name_key as "nameKey", f.key, d.id is not null as "isThere" from former_department_names f left join departments d on d.key = f.key
        where f.name_key = any(${textArray(unknown)})`,
  );
  const more = led.some(({ isThere }) => isThere) ? await read(unknown) : [];
  const boards = new Map(led.flatMap(({ nameKey, key, isThere }) => (isThere ? [] : [[nameKey, key] as const])));
  return namesAmong([...found, ...more], boards);
}

/** Returns what names lead to; `boards` are the keys of boards whose department is gone, by the key of its name. */
function namesAmong(departments: readonly KnownDepartment[], boards: ReadonlyMap<string, string> = new Map()): DepartmentNames {
  const named = departmentsByName(departments);
  const archived = new Set(departments.filter(({ isArchived }) => isArchived).map(({ key }) => key));
  const keyOf = (name: string) => named(name)?.key ?? boards.get(departmentKey(name)) ?? departmentKey(name);
  const nameOf = (name: string) => named(name)?.name ?? canonicalDepartment(name);
  return {
    keyOf,
    nameOf,
    namesOf: (names) => {
      const entries = names.filter((name) => departmentKey(name) !== '').map((name) => [keyOf(name), nameOf(name)] as const);
      return entries.filter(([key], at) => entries.findIndex(([other]) => other === key) === at).map(([, name]) => name);
    },
    isArchived: (key) => archived.has(key),
  };
}

interface NameOwner {
  key: string;
  /** Whether it had the name before, and has another one now. */
  isFormer: boolean;
  /** Whether the department is there; a deleted one may have left its board. */
  isThere: boolean;
}

/** Returns who has or had a name, or whose key it is. */
export async function ownersOfName(db: Db, nameKey: string): Promise<NameOwner[]> {
  return rows<NameOwner>(
    db,
    sql`select d.key, ${nameKeyOf} <> ${nameKey} as "isFormer", true as "isThere" from departments d
        where ${nameKeyOf} = ${nameKey} or d.key = ${nameKey}
        union all
        select f.key, true, exists (select from departments d where d.key = f.key) from former_department_names f
        where f.name_key = ${nameKey}
        union all
        select w.department_key, true, false from workspaces w
        where w.department_key = ${nameKey} and not exists (select from departments d where d.key = w.department_key)`,
  );
}

/** Stores that a department has another name; `before` is the one that it had, with its key. */
export async function storeName(
  db: Db,
  department: { id: number; key: string },
  name: string,
  before: { name: string; nameKey: string },
): Promise<void> {
  const nameKey = departmentKey(name);
  await db.execute(sql`delete from former_department_names where name_key = ${nameKey}`);
  if (before.nameKey !== nameKey) await keepName(db, department.key, before);
  await db.execute(
    sql`update departments set name = ${name}, name_key = ${nameKey === department.key ? null : nameKey} where id = ${department.id}`,
  );
  await db.execute(sql`update workspaces set name = ${name} where department_key = ${department.key}`);
}

/** Keeps a name that leads to a department, or to the board that a deleted one leaves. */
export async function keepName(db: Db, key: string, { name, nameKey }: { name: string; nameKey: string }): Promise<void> {
  await db.execute(
    sql`insert into former_department_names (name_key, name, key) values (${nameKey}, ${name}, ${key})
        on conflict (name_key) do update set name = excluded.name, key = excluded.key`,
  );
}

/** Returns the keys of the former names of a department. */
export async function formerNameKeys(db: Db, key: string): Promise<string[]> {
  const found = await rows<{ nameKey: string }>(
    db,
    sql`select name_key as "nameKey" from former_department_names where key = ${key}`,
  );
  return found.map(({ nameKey }) => nameKey);
}
