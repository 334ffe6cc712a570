// Queries and writes task templates.

import type { Actor } from '@app/contract/access.ts';
import type { TaskTemplate } from '@app/contract/task-templates/task-templates.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive } from '#endpoints/principals.sql.ts';
import { keptFor } from '#retention/kept-for.sql.ts';
import { workspaceVisibleTo } from '#workspaces/workspaces.sql.ts';

/** A row with what decides about it. */
export interface TaskTemplateRow extends TaskTemplate {
  /** The key of its board's department. */
  departmentKey: string;
}

/** The condition that `u` can be assigned to tasks of board `w`. */
const isAssignable = sql`(${isActive(sql`u`)} and (u.role = 'admin' or exists (
  select from user_departments ud join departments d on d.id = ud.department_id
  where ud.user_id = u.id and not ud.pending and d.key = w.department_key)))`;

/** Returns those of the people who can be assigned to tasks of a board. */
export async function assignableIn(db: Db, workspaceId: number, userIds: readonly number[]): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    sql`select u.id from users u join workspaces w on w.id = ${workspaceId} where u.id = any(${intArray(userIds)}) and ${isAssignable}`,
  );
  return found.map(({ id }) => id);
}

/** The people of template `t`, in their order, who can still be assigned. */
const present = sql`(select jsonb_agg(u.id order by place) as ids
  from jsonb_array_elements(t.assignees) with ordinality e(person, place) join users u on u.id = e.person::int
  where ${isAssignable})`;

const fields = sql`t.id, t.workspace_id as "workspaceId", t.name, t.title, t.description, t.priority,
  t.checklist_items as "checklistItems", coalesce(p.ids, '[]') as assignees,
  jsonb_array_length(t.assignees) - jsonb_array_length(coalesce(p.ids, '[]')) as "leftOut",
  t.start_days as "startDays", t.due_days as "dueDays", ${iso(sql`t.updated_at`)} as "updatedAt", t.version,
  w.department_key as "departmentKey"`;
const source = sql`task_templates t join workspaces w on w.id = t.workspace_id cross join lateral ${present} p`;

/** The condition that a deleted template can still be restored. */
const isKept = sql`t.deleted_at > now() - ${keptFor('trash')}`;

/** Returns the templates of a board, by name. */
export async function taskTemplatesOf(db: Db, workspaceId: number): Promise<TaskTemplateRow[]> {
  return rows<TaskTemplateRow>(
    db,
    sql`select ${fields} from ${source} where t.workspace_id = ${workspaceId} and t.deleted_at is null order by lower(t.name), t.id`,
  );
}

/** Returns a template whose board the reader sees, and locks it; `deleted` finds one that can be restored. */
export async function lockTaskTemplate(
  db: Db,
  actor: Actor,
  taskTemplateId: number,
  deleted = false,
): Promise<TaskTemplateRow | undefined> {
  const state = deleted ? isKept : sql`t.deleted_at is null`;
  return firstRow<TaskTemplateRow>(
    db,
    sql`select ${fields} from ${source} where t.id = ${taskTemplateId} and ${state} and ${workspaceVisibleTo(actor)} for update of t`,
  );
}

type Content = Pick<
  TaskTemplate,
  'name' | 'title' | 'description' | 'priority' | 'checklistItems' | 'assignees' | 'startDays' | 'dueDays'
>;

/** Inserts a template and returns its id. */
export async function insertTaskTemplate(db: Db, workspaceId: number, content: Content): Promise<number> {
  const row = await firstRow<{ id: number }>(
    db,
    sql`insert into task_templates (workspace_id, name, title, description, priority, checklist_items, assignees, start_days, due_days)
        values (${workspaceId}, ${content.name}, ${content.title}, ${content.description}, ${content.priority},
          ${jsonb(content.checklistItems)}, ${jsonb(content.assignees)}, ${content.startDays}, ${content.dueDays}) returning id`,
  );
  if (!row) throw new Error('no template was inserted');
  return row.id;
}

/** Writes the texts of a new template that name its own files. */
export async function setTaskTemplateTexts(
  db: Db,
  taskTemplateId: number,
  { description, checklistItems }: Pick<Content, 'description' | 'checklistItems'>,
): Promise<void> {
  await db.execute(
    sql`update task_templates set description = ${description}, checklist_items = ${jsonb(checklistItems)} where id = ${taskTemplateId}`,
  );
}

/** Replaces a template's content and increments its version; without `assignees` its people stay, also those who are left out. */
export async function updateTaskTemplate(
  db: Db,
  taskTemplateId: number,
  content: Omit<Content, 'assignees'> & { assignees: readonly number[] | undefined },
): Promise<void> {
  const { assignees } = content;
  await db.execute(
    sql`update task_templates set name = ${content.name}, title = ${content.title}, description = ${content.description},
          priority = ${content.priority}, checklist_items = ${jsonb(content.checklistItems)}, assignees = ${assignees ? jsonb(assignees) : sql`assignees`},
          start_days = ${content.startDays}, due_days = ${content.dueDays}, version = version + 1, updated_at = now()
        where id = ${taskTemplateId}`,
  );
}

/** Deletes a template or restores it. */
export async function setTaskTemplateDeleted(db: Db, taskTemplateId: number, deleted: boolean): Promise<void> {
  await db.execute(
    sql`update task_templates set deleted_at = case when ${deleted}::bool then now() end where id = ${taskTemplateId}`,
  );
}

/** The templates of a board that count, for `assertRowLimit` and `assertSizeLimit`. */
export function countedTemplates(workspaceId: number): SQL {
  return sql`task_templates where workspace_id = ${workspaceId} and deleted_at is null`;
}

/** The bytes of a template's texts. */
export const templateBytes = sql`octet_length(checklist_items::text) + coalesce(octet_length(description), 0)`;

/** Deletes for good the templates that were deleted too long ago to be restored. */
export async function deleteOldTaskTemplates(db: Db): Promise<void> {
  await db.execute(sql`delete from task_templates t where t.deleted_at is not null and not ${isKept}`);
}
