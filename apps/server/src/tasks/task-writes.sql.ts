// Writes tasks: each statement writes the task, its event and its notifications, all or nothing.

import type { Actor } from '@app/contract/access.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import type { StoredChanges } from '@app/contract/history/history.rules.ts';
import { doneStatus } from '@app/contract/limits.ts';
import type { Initiator, Via } from '@app/contract/principals.ts';
import { deletionStep } from '@app/contract/retention/retention.limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { jsonb, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';
import { recordedChange } from '#history/history.sql.ts';
import { notificationCtes, type Triggers } from '#notifications/notification-ctes.sql.ts';
import { deleteInSteps, keptFor } from '#retention/kept-for.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { taskFields } from '#tasks/tasks.sql.ts';

type NamedDoer = Initiator & { fullName: string };

export interface NewTaskRow {
  title: string;
  description: string | null;
  type: string;
  priority: string;
  status: string;
  columnId: number;
  workspaceId: number;
  assigneeId: number | null;
  assignees: number[];
  department: string;
  departments: string[];
  departmentKeys: string[];
  startDate: string | null;
  dueDate: string | null;
  customFields: unknown;
  checklistItems: { completed: boolean }[];
  checklistTemplateId: number | null;
  repeat: string | null;
  repeatWhen: string | null;
  repeatAnchor: string | null;
  repeatDay: string | null;
  repeatNext: string | null;
}

/** A task of a series belongs to the creator of the one before. */
interface Origin {
  createdBy: number | null;
  repeatedFrom: number | null;
}

/** Inserts a task at the end of its column, whose places the caller has locked. */
export async function insertTask(
  db: Db,
  row: NewTaskRow,
  actor: NamedDoer,
  triggers: Triggers,
  { createdBy, repeatedFrom }: Origin = { createdBy: actor.id, repeatedFrom: null },
): Promise<Task> {
  const task = await firstRow<Task>(
    db,
    sql`with written as (
      insert into tasks (title, description, type, priority, status, column_id, workspace_id, assignee_id, assignees, department,
        departments, department_keys, start_date, due_date, custom_fields, checklist_items, checklist_template_id, "order",
        created_by, checklist_done, checklist_total, completed_at, created_via, changed_via,
        repeat, repeat_when, repeat_anchor, repeat_day, repeat_next, repeated_from)
      values (${row.title}, ${row.description}, ${row.type}, ${row.priority}, ${row.status}, ${row.columnId}, ${row.workspaceId},
        ${row.assigneeId}, ${jsonb(row.assignees)}, ${row.department}, ${jsonb(row.departments)}, ${textArray(row.departmentKeys)},
        ${row.startDate}::date, ${row.dueDate}::date, ${jsonb(row.customFields)}, ${jsonb(row.checklistItems)},
        ${row.checklistTemplateId}, (select coalesce(max("order"), -1) + 1 from tasks where column_id = ${row.columnId}),
        ${createdBy}, ${row.checklistItems.filter((item) => item.completed).length}, ${row.checklistItems.length},
        ${row.status === doneStatus ? sql`now()` : sql`null`}, ${actor.via}, ${actor.via},
        ${row.repeat}, ${row.repeatWhen}, ${row.repeatAnchor}::date, ${row.repeatDay}::date, ${row.repeatNext}::date, ${repeatedFrom})
      returning *),
    ${taskEvents({ of: sql`written`, type: 'task_created', by: actor })}
    ${notificationCtes({ of: sql`written`, actor, triggers, isNew: true })}
    select ${taskFields} from written t`,
  );
  if (!task) throw new Error('no task was inserted');
  return task;
}

export type TaskPatch = Partial<NewTaskRow> & { order?: number; repeatKept?: Partial<Task> | null };

/** How a change of one task stores each field. */
const assignments: { [K in keyof TaskPatch]-?: (value: never) => SQL } = {
  title: (value: string) => sql`title = ${value}`,
  description: (value: string | null) => sql`description = ${value}`,
  type: (value: string) => sql`type = ${value}`,
  priority: (value: string) => sql`priority = ${value}`,
  status: (value: string) => sql`status = ${value}, completed_at = ${completedAt(value)}, archived_at = ${archivedAt(value)}`,
  columnId: (value: number) => sql`column_id = ${value}`,
  workspaceId: (value: number) => sql`workspace_id = ${value}`,
  assigneeId: (value: number | null) => sql`assignee_id = ${value}`,
  assignees: (value: number[]) => sql`assignees = ${jsonb(value)}`,
  department: (value: string) => sql`department = ${value}`,
  departments: (value: string[]) => sql`departments = ${jsonb(value)}`,
  departmentKeys: (value: string[]) => sql`department_keys = ${textArray(value)}`,
  startDate: (value: string | null) => sql`start_date = ${value}::date`,
  dueDate: (value: string | null) => sql`due_date = ${value}::date`,
  customFields: (value: unknown) => sql`custom_fields = ${jsonb(value)}`,
  checklistItems: (value: { completed: boolean }[]) =>
    sql`checklist_items = ${jsonb(value)}, checklist_done = ${value.filter((item) => item.completed).length}, checklist_total = ${value.length}`,
  checklistTemplateId: (value: number | null) => sql`checklist_template_id = ${value}`,
  repeat: (value: string | null) => sql`repeat = ${value}`,
  repeatWhen: (value: string | null) => sql`repeat_when = ${value}`,
  repeatAnchor: (value: string | null) => sql`repeat_anchor = ${value}::date`,
  repeatDay: (value: string | null) => sql`repeat_day = ${value}::date`,
  repeatNext: (value: string | null) => sql`repeat_next = ${value}::date`,
  repeatKept: (value: Partial<Task> | null) => sql`repeat_kept = ${value === null ? null : jsonb(value)}`,
  order: (value: number) => sql`"order" = ${value}`,
};

/** The same for a change of many tasks `g`: columns, the types in which the changes have their values, and other values of a column. */
export const storedFields: Record<keyof TaskPatch, { name: string; type: 'int' | 'text' | 'jsonb' | 'date'; value?: SQL }> = {
  title: { name: 'title', type: 'text' },
  description: { name: 'description', type: 'text' },
  type: { name: 'type', type: 'text' },
  priority: { name: 'priority', type: 'text' },
  status: { name: 'status', type: 'text' },
  columnId: { name: 'column_id', type: 'int' },
  workspaceId: { name: 'workspace_id', type: 'int' },
  assigneeId: { name: 'assignee_id', type: 'int' },
  assignees: { name: 'assignees', type: 'jsonb' },
  department: { name: 'department', type: 'text' },
  departments: { name: 'departments', type: 'jsonb' },
  departmentKeys: {
    name: 'department_keys',
    type: 'jsonb',
    value: sql`array(select jsonb_array_elements_text(g."departmentKeys"))`,
  },
  startDate: { name: 'start_date', type: 'date' },
  dueDate: { name: 'due_date', type: 'date' },
  customFields: { name: 'custom_fields', type: 'jsonb' },
  checklistItems: { name: 'checklist_items', type: 'jsonb' },
  checklistTemplateId: { name: 'checklist_template_id', type: 'int' },
  order: { name: 'order', type: 'int' },
  repeat: { name: 'repeat', type: 'text' },
  repeatWhen: { name: 'repeat_when', type: 'text' },
  repeatAnchor: { name: 'repeat_anchor', type: 'date' },
  repeatDay: { name: 'repeat_day', type: 'date' },
  repeatNext: { name: 'repeat_next', type: 'date' },
  repeatKept: { name: 'repeat_kept', type: 'jsonb' },
};

/** Columns that follow from another one. */
export const derivedFields: { [K in keyof TaskPatch]?: SQL } = {
  status: sql`completed_at = case when g.status <> ${doneStatus} then null when t.status = ${doneStatus} then t.completed_at else now() end,
    archived_at = case when g.status = ${doneStatus} then t.archived_at end`,
  checklistItems: sql`checklist_total = jsonb_array_length(g."checklistItems"),
    checklist_done = (select count(*) from jsonb_array_elements(g."checklistItems") item where item @> '{"completed": true}')`,
};

/** The completion time for a new status: now, unless the task was completed already. */
function completedAt(status: string): SQL {
  return status === doneStatus ? sql`case when t.status = ${doneStatus} then t.completed_at else now() end` : sql`null`;
}

/** Only done tasks are archived: one that is opened again is on its board at once. */
function archivedAt(status: string): SQL {
  return status === doneStatus ? sql`t.archived_at` : sql`null`;
}

/** The assignments that bring a task back from the archive; the automatic archive counts its days from then. */
export const backOnBoard = sql`archived_at = null, returned_at = now()`;

function assignmentsOf(patch: TaskPatch, via: Via): SQL {
  const assigned = Object.entries(definedFields(patch)).map(([field, value]) =>
    assignments[field as keyof TaskPatch](value as never),
  );
  return sql.join([...assigned, sql`version = t.version + 1`, sql`updated_at = now()`, sql`changed_via = ${via}`], sql`, `);
}

export interface TaskWrite {
  taskId: number;
  /** The version that the caller read; the write does nothing if the task has another. */
  version: number;
  patch: TaskPatch;
  actor: NamedDoer;
  /** The triggers of notifications. */
  triggers: Triggers;
  /** The system comment of a move. */
  comment?: string | undefined;
  /** Whether other cards of the column got new orders for it. */
  reordered: boolean;
  /** The entry of the change in its history. */
  changes: StoredChanges | undefined;
}

/** Updates a task; returns undefined if it was changed or deleted since it was read. */
export async function updateTaskRow(db: Db, write: TaskWrite): Promise<Task | undefined> {
  const { taskId, version, patch, actor, triggers, comment, reordered, changes } = write;
  const type = comment === undefined && patch.order === undefined ? 'task_updated' : 'task_moved';
  const commented =
    comment === undefined
      ? sql``
      : sql`commented as (insert into task_comments (task_id, user_id, content, is_system_comment, via)
          select id, ${actor.id}::int, ${comment}, true, ${actor.via} from written returning id),`;
  const commentId = comment === undefined ? undefined : sql`(select id from commented)`;
  return firstRow<Task>(
    db,
    sql`with before as (select * from tasks where id = ${taskId}),
    written as (
      update tasks t set ${assignmentsOf(patch, actor.via)} where t.id = ${taskId} and t.version = ${version} and t.deleted_at is null
      returning *),
    ${commented}
    ${changes ? sql`${recordedChange({ of: sql`written`, by: actor, kind: 'changed', changes: jsonb(changes) })},` : sql``}
    ${taskEvents({
      of: sql`written`,
      type,
      by: actor,
      keysBefore: sql`coalesce((select department_keys from before), '{}'::text[])`,
      reordered,
      comment: commentId,
      before: sql`before`,
    })}
    ${notificationCtes({ of: sql`written`, actor, triggers })}
    select ${taskFields} from written t`,
  );
}

/** Marks a task that the person sees as deleted; it keeps its place, its comments and its checklist. */
export async function deleteTask(db: Db, taskId: number, actor: Actor & Initiator): Promise<{ id: number } | undefined> {
  return firstRow<{ id: number }>(
    db,
    sql`with written as (
      update tasks t set deleted_at = now(), version = version + 1, changed_via = ${actor.via}
      where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)} returning *),
    ${recordedChange({ of: sql`written`, by: actor, kind: 'deleted' })},
    ${taskEvents({ of: sql`written`, type: 'task_deleted', by: actor })}
    select id from written`,
  );
}

/**
 * Restores a deleted task that the person may see, with everything that belongs to it; returns undefined if there is none, or it
 * was deleted too long ago.
 */
export async function restoreTaskRow(db: Db, actor: Actor & Initiator, taskId: number): Promise<Task | undefined> {
  return firstRow<Task>(
    db,
    sql`with written as (
      update tasks t set deleted_at = null, ${backOnBoard}, version = version + 1, updated_at = now(), changed_via = ${actor.via}
      where t.id = ${taskId} and t.deleted_at > now() - ${keptFor('trash')} and ${taskVisibleTo(actor)}
      returning *),
    ${recordedChange({ of: sql`written`, by: actor, kind: 'restored' })},
    ${taskEvents({ of: sql`written`, type: 'task_restored', by: actor })}
    select ${taskFields} from written t`,
  );
}

/** Deletes for good the tasks that were deleted too long ago to be restored. */
export async function purgeDeletedTasks(db: Db): Promise<void> {
  await deleteInSteps(db, { table: 'tasks', where: sql`deleted_at <= now() - ${keptFor('trash')}`, step: deletionStep.tasks });
}
