// Gives a task or a template rows of its own for files of others, with the same content.
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';

/** What has files of its own. */
export type Owner = { taskId: number } | { taskTemplateId: number };

/** A file of another owner, and the row of the same content that this one has already. */
export interface ForeignFile {
  id: number;
  fileId: number;
  name: string;
  ownId: number | null;
}

/** The condition that a file is one of a task. */
export const isOfTask = (taskId: number): SQL => sql`a.task_id = ${taskId}`;

/** The column of the owner, and its id. */
function ownerOf(owner: Owner): { column: SQL; id: number } {
  return 'taskId' in owner
    ? { column: sql`task_id`, id: owner.taskId }
    : { column: sql`task_template_id`, id: owner.taskTemplateId };
}

/** Returns those of the given files that others have and that may be copied; `allowed` is a condition on `a`. */
export async function foreignFiles(db: Db, owner: Owner, ids: readonly number[], allowed: SQL): Promise<ForeignFile[]> {
  const { column, id } = ownerOf(owner);
  return rows<ForeignFile>(
    db,
    sql`select a.id, a.file_id as "fileId", a.name, (
          select min(o.id) from attachments o where o.${column} = ${id} and o.file_id = a.file_id and o.removed_at is null) as "ownId"
        from attachments a
        where a.id = any(${intArray(ids)}) and a.${column} is distinct from ${id} and a.removed_at is null and ${allowed}
        order by a.id`,
  );
}

interface Content {
  fileId: number;
  name: string;
}

/** Inserts rows for contents, as far as the task has room for them, and returns them. A content that is in use is not swept. */
export async function insertOwnFiles(
  db: Db,
  by: Initiator,
  taskId: number,
  files: readonly Content[],
  isNew: boolean,
): Promise<{ id: number; fileId: number }[]> {
  const ordered = files.map(({ fileId, name }, at) => ({ fileId, name, at }));
  return rows<{ id: number; fileId: number }>(
    db,
    sql`with task as (select id, attachment_count from tasks where id = ${taskId} for update),
    used as (
      update stored_files f set used_at = now() from jsonb_to_recordset(${jsonb(ordered)}) as g("fileId" int, name text, at int), task
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

/** Inserts rows of a template for contents, as far as it has room for them, and returns them. The caller has locked the template. */
export async function insertTemplateFiles(
  db: Db,
  by: Initiator,
  taskTemplateId: number,
  files: readonly Content[],
): Promise<{ id: number; fileId: number }[]> {
  const ordered = files.map(({ fileId, name }, at) => ({ fileId, name, at }));
  return rows<{ id: number; fileId: number }>(
    db,
    sql`with used as (
      update stored_files f set used_at = now() from jsonb_to_recordset(${jsonb(ordered)}) as g("fileId" int, name text, at int)
      where f.id = g."fileId" and f.state = 'kept' and g.at < ${attachmentLimits.perTask} - (
        select count(*) from attachments where task_template_id = ${taskTemplateId} and removed_at is null)
      returning f.id, g.name, g.at)
    insert into attachments (task_template_id, file_id, name, user_id, via)
      select ${taskTemplateId}::int, id, name, ${by.id}::int, ${by.via} from used order by at returning id, file_id as "fileId"`,
  );
}

/** Removes the files of a template that its texts no longer name, and brings back those that they name again. */
export async function keepTemplateFiles(db: Db, taskTemplateId: number, named: readonly number[]): Promise<void> {
  await db.execute(
    sql`update attachments set removed_at = case when id = any(${intArray(named)}) then null else now() end
        where task_template_id = ${taskTemplateId} and (removed_at is null) <> (id = any(${intArray(named)}))`,
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
