// Queries the names that a typed line may contain: those that the person sees.

import type { Actor } from '@app/contract/access.ts';
import type { NameContext } from '@app/language/line/names.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { templatesVisibleTo } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { formerNames } from '#departments/department-names.sql.ts';
import { departmentVisibleTo } from '#departments/departments.sql.ts';
import { isActive } from '#endpoints/principals.sql.ts';
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
