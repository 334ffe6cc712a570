// Queries checklist templates that a person may use.
import { type Actor, isAdmin } from '@app/contract/access.ts';
import type { ChecklistTemplate } from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { checklistTemplates } from '#db/tables.ts';
import { taskEvents } from '#events/events.sql.ts';

/** The condition that the reader may use template `c`. */
export function templatesVisibleTo(actor: Actor): SQL {
  if (isAdmin(actor)) return sql`true`;
  if (actor.awaitsApproval) return sql`false`;
  return sql`(c.department_key is null or c.department_key = any(${textArray(actor.departmentKeys)}))`;
}

const template = sql`select c.id, c.name, c.description, c.department, c.items, c.creator_id as "creatorId",
  ${iso(sql`c.created_at`)} as "createdAt", c.version from checklist_templates c`;

/** Returns the templates of all departments and of the caller's own; administrators get all. */
export async function templatesOf(db: Db, actor: Actor): Promise<ChecklistTemplate[]> {
  return rows<ChecklistTemplate>(db, sql`${template} where ${templatesVisibleTo(actor)} order by lower(c.name), c.id`);
}

export async function findTemplate(db: Db, actor: Actor, checklistTemplateId: number): Promise<ChecklistTemplate | undefined> {
  return firstRow<ChecklistTemplate>(db, sql`${template} where c.id = ${checklistTemplateId} and ${templatesVisibleTo(actor)}`);
}

/** Returns the template and locks it until the transaction ends. */
export async function lockTemplate(db: Db, checklistTemplateId: number): Promise<ChecklistTemplate | undefined> {
  return firstRow<ChecklistTemplate>(db, sql`${template} where c.id = ${checklistTemplateId} for update`);
}

type NewTemplate = typeof checklistTemplates.$inferInsert;

export async function insertTemplate(db: Db, row: NewTemplate): Promise<number> {
  const inserted = await db.insert(checklistTemplates).values(row).returning({ id: checklistTemplates.id });
  const template = inserted[0];
  if (!template) throw new Error('no template was inserted');
  return template.id;
}

/** Replaces a template's content and increments its version. */
export async function updateTemplate(db: Db, checklistTemplateId: number, row: NewTemplate): Promise<void> {
  await db
    .update(checklistTemplates)
    .set({ ...row, version: sql`${checklistTemplates.version} + 1` })
    .where(eq(checklistTemplates.id, checklistTemplateId));
}

/** Clears the template's id from the tasks that used it and notifies their boards; the tasks keep their items. */
export async function clearTemplateFromTasks(db: Db, checklistTemplateId: number, by: Initiator): Promise<void> {
  await db.execute(
    sql`with written as (
      update tasks set checklist_template_id = null where checklist_template_id = ${checklistTemplateId} returning *),
    ${taskEvents({ of: sql`(select * from written where deleted_at is null)`, type: 'task_updated', by })}
    select 1`,
  );
}

/** Deletes a template and returns its name; undefined if it does not exist. */
export async function deleteTemplate(db: Db, checklistTemplateId: number): Promise<{ name: string } | undefined> {
  const deleted = await db
    .delete(checklistTemplates)
    .where(eq(checklistTemplates.id, checklistTemplateId))
    .returning({ name: checklistTemplates.name });
  return deleted[0];
}
