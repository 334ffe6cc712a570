// Queries the names that a typed line may contain: those that the person sees.

import type { Actor } from '@app/contract/access.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import type { NameContext } from '@app/language/line/names.rules.ts';
import type { Title } from '@app/language/reading/likeness.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { titleMatches } from '#assistant/proposals.sql.ts';
import { templatesVisibleTo } from '#checklist-templates/checklist-templates.sql.ts';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { formerNames } from '#departments/department-names.sql.ts';
import { departmentVisibleTo } from '#departments/departments.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { isOpen } from '#tasks/task-states.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { personVisibleTo } from '#users/users.sql.ts';
import { workspaceVisibleTo } from '#workspaces/workspaces.sql.ts';

const list = (values: SQL, from: SQL) => sql`(select coalesce(json_agg(${values}), '[]') from ${from})`;

/** Returns all names that the person sees; no people unless asked for, as there may be thousands. */
export async function namesFor(db: Db, actor: Actor, withPeople: boolean): Promise<NameContext> {
  const people = list(
    sql`json_build_object('id', u.id, 'fullName', u.full_name, 'username', u.username)`,
    sql`users u where ${isActive(sql`u`)} and ${personVisibleTo(actor)}`,
  );
  const found = await firstRow<NameContext>(
    db,
    sql`select
      ${list(sql`d.name`, sql`departments d where ${departmentVisibleTo(actor)}`)} as departments,
      ${list(
        sql`json_build_object('name', d.name, 'formerNames', ${formerNames})`,
        sql`departments d where ${departmentVisibleTo(actor)} and d.key in (select key from former_department_names)`,
      )} as "renamedDepartments",
      ${list(sql`distinct c.name`, sql`columns c join workspaces w on w.id = c.workspace_id where ${workspaceVisibleTo(actor)}`)} as columns,
      ${list(sql`json_build_object('id', c.id, 'name', c.name)`, sql`checklist_templates c where ${templatesVisibleTo(actor)}`)} as "checklistTemplates",
      ${withPeople ? people : sql`'[]'::json`} as people`,
  );
  return found ?? { departments: [], columns: [], checklistTemplates: [], people: [] };
}

/** Returns visible tasks whose titles match a text query; open and newer ones first. */
export async function tasksTitled(db: Db, actor: Actor, query: string): Promise<Title[]> {
  return rowsReplanned<Title>(
    db,
    sql`select t.id, t.title from tasks t where t.deleted_at is null and ${taskVisibleTo(actor)} and ${titleMatches(query)}
        order by ${isOpen} desc, t.id desc limit ${assistantLimits.tasks}`,
  );
}

/** Returns visible open tasks with one of these words inside of others: 'Umzug' is a part of 'Büroumzug'. */
export async function tasksWithParts(db: Db, actor: Actor, words: readonly string[]): Promise<Title[]> {
  return rowsReplanned<Title>(
    db,
    sql`select t.id, t.title from tasks t where t.deleted_at is null and ${taskVisibleTo(actor)} and ${isOpen}
        and lower(t.title) like any(${textArray(words.map((word) => `%${word}%`))}) order by t.id desc limit ${assistantLimits.cards}`,
  );
}
