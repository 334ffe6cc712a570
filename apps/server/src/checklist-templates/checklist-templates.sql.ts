// Checklist templates, those a person may use.
import { type Actor, type ChecklistTemplate, isAdmin } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { checklistTemplates } from '#db/tables.ts';

function templatesVisibleTo(actor: Actor): SQL {
  if (isAdmin(actor)) return sql`true`;
  return sql`(c.department_key is null or c.department_key = any(${textArray(actor.departmentKeys)}))`;
}

const template = sql`select c.id, c.name, c.description, c.department, c.items, c.creator_id as "creatorId",
  ${iso(sql`c.created_at`)} as "createdAt" from checklist_templates c`;

/** The templates of all departments and of the caller's own; administrators see all. */
export async function templatesOf(db: Db, actor: Actor): Promise<ChecklistTemplate[]> {
  return rows<ChecklistTemplate>(db, sql`${template} where ${templatesVisibleTo(actor)} order by lower(c.name), c.id`);
}

export async function findTemplate(db: Db, actor: Actor, checklistTemplateId: number): Promise<ChecklistTemplate | undefined> {
  return firstRow<ChecklistTemplate>(db, sql`${template} where c.id = ${checklistTemplateId} and ${templatesVisibleTo(actor)}`);
}

export async function insertTemplate(db: Db, row: typeof checklistTemplates.$inferInsert): Promise<void> {
  await db.insert(checklistTemplates).values(row);
}
