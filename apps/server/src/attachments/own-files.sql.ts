// Gives a task rows of its own for files of other tasks, with the same content.
import { type Actor, attachmentLimits, type Initiator } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** A file on another task, and the row of the same content that the task has already. */
export interface ForeignFile {
  id: number;
  fileId: number;
  name: string;
  ownId: number | null;
}

/** The files of tasks that a person sees. */
export const filesSeenBy = (actor: Actor): SQL => sql`t.deleted_at is null and ${taskVisibleTo(actor)}`;

/** The files of one task. */
export const filesOfTask = (taskId: number): SQL => sql`t.id = ${taskId}`;

/** Returns those of the given files that are on other tasks than this one and that may be copied; `allowed` is a condition on `t`. */
export async function foreignFiles(db: Db, taskId: number, ids: readonly number[], allowed: SQL): Promise<ForeignFile[]> {
  return rows<ForeignFile>(
    db,
    sql`select a.id, a.file_id as "fileId", a.name, (
          select min(o.id) from attachments o where o.task_id = ${taskId} and o.file_id = a.file_id and o.removed_at is null) as "ownId"
        from attachments a join tasks t on t.id = a.task_id
        where a.id = any(${intArray(ids)}) and a.task_id <> ${taskId} and a.removed_at is null and ${allowed}
        order by a.id`,
  );
}

/** Inserts rows for contents, as far as the task has room for them, and returns them. A content that is in use is not swept. */
export async function insertOwnFiles(
  db: Db,
  by: Initiator,
  taskId: number,
  files: readonly { fileId: number; name: string }[],
  isNew: boolean,
): Promise<{ id: number; fileId: number }[]> {
  const given = files.map(({ fileId, name }, at) => ({ fileId, name, at }));
  return rows<{ id: number; fileId: number }>(
    db,
    sql`with task as (select id, attachment_count from tasks where id = ${taskId} for update),
    used as (
      update stored_files f set used_at = now() from jsonb_to_recordset(${jsonb(given)}) as g("fileId" int, name text, at int), task
      where f.id = g."fileId" and f.state = 'kept' and g.at < ${attachmentLimits.perTask} - task.attachment_count
      returning f.id, g.name, g.at),
    a as (
      insert into attachments (task_id, file_id, name, user_id, via)
      select ${taskId}::int, id, name, ${by.id}::int, ${by.via} from used order by at returning id, file_id),
    counted as (
      update tasks t set attachment_count = t.attachment_count + (select count(*) from a) where t.id = ${taskId} and exists (select from a)
      returning *)
    ${isNew ? sql`` : sql`, ${taskEvents({ of: sql`counted`, type: 'task_files_changed', by })}`}
    select id, file_id as "fileId" from a`,
  );
}

/** Writes what a new task got since it was inserted. */
export async function setNewTaskFiles(
  db: Db,
  taskId: number,
  {
    description,
    checklistItems,
    coverId,
  }: { description: string | null; checklistItems: readonly object[]; coverId: number | null },
): Promise<void> {
  await db.execute(
    sql`update tasks set description = ${description}, checklist_items = ${jsonb(checklistItems)}, cover_id = (
          select a.id from attachments a join stored_files f on f.id = a.file_id
          where a.id = ${coverId}::int and a.task_id = ${taskId} and f.width is not null)
        where id = ${taskId}`,
  );
}

/** Returns the picture on the card of a task. */
export async function coverOf(db: Db, taskId: number): Promise<number | null> {
  const [found] = await rows<{ coverId: number | null }>(db, sql`select cover_id as "coverId" from tasks where id = ${taskId}`);
  return found?.coverId ?? null;
}
