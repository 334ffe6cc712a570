// Queries and writes files of tasks that the caller sees. Each write changes the count of the task and notifies its boards.
import type { Actor } from '@app/contract/access.ts';
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';
import { recordedChange } from '#history/history.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { workspaceVisibleTo } from '#workspaces/workspaces.sql.ts';

/** The fields of a file `a` with its content `f` in the contract. */
const attachmentFields = sql`a.id, a.task_id as "taskId", a.name, f.type, f.size::float8 as size, f.width, f.height,
  exists (select from tasks t where t.id = a.task_id and t.cover_id = a.id) as "isCover",
  (select u.id from users u where u.id = a.user_id and u.deleted_at is null) as "userId", ${iso(sql`a.created_at`)} as "createdAt"`;

/** The condition that a person sees file `a`: whoever sees its task, or the template that has it. */
export function fileVisibleTo(actor: Actor): SQL {
  return sql`(exists (select from tasks t where t.id = a.task_id and t.deleted_at is null and ${taskVisibleTo(actor)})
    or exists (select from task_templates m join workspaces w on w.id = m.workspace_id
      where m.id = a.task_template_id and m.deleted_at is null and ${workspaceVisibleTo(actor)}))`;
}

type Writer = Actor & Initiator;

/** The CTE that writes into the history of the task in `counted` that it got a file, or lost one. */
function recordedFile(by: Initiator, name: SQL, kind: 'added' | 'removed'): SQL {
  const end = kind === 'added' ? sql`'from', null, 'to', ${name}` : sql`'from', ${name}, 'to', null`;
  const changes = sql`jsonb_build_object('list', jsonb_build_array(jsonb_build_object('field', 'files', ${end})), 'more', 0)`;
  return recordedChange({ of: sql`counted`, by, kind: 'changed', changes });
}

/** Returns the files of a task, oldest first. */
export async function attachmentsOf(db: Db, taskId: number): Promise<Attachment[]> {
  return rows<Attachment>(
    db,
    sql`select ${attachmentFields} from attachments a join stored_files f on f.id = a.file_id
        where a.task_id = ${taskId} and a.removed_at is null order by a.id limit ${attachmentLimits.perTask}`,
  );
}

export interface FoundAttachment {
  name: string;
  type: string;
  size: number;
  width: number | null;
  hash: string;
  key: string;
}

/** Returns a file that the person sees. */
export async function findAttachment(db: Db, actor: Actor, attachmentId: number): Promise<FoundAttachment | undefined> {
  return firstRow<FoundAttachment>(
    db,
    sql`select a.name, f.type, f.size::float8 as size, f.width, f.hash, f.key
        from attachments a join stored_files f on f.id = a.file_id
        where a.id = ${attachmentId} and a.removed_at is null and ${fileVisibleTo(actor)}`,
  );
}

/** Adds a file to a task that the person sees, and returns it with the new number of files; undefined without such a task. */
export async function insertAttachment(
  db: Db,
  actor: Writer,
  { taskId, fileId, name }: { taskId: number; fileId: number; name: string },
): Promise<(Attachment & { count: number }) | undefined> {
  return firstRow<Attachment & { count: number }>(
    db,
    sql`with counted as (
      update tasks t set attachment_count = attachment_count + 1
      where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)} returning *),
    a as (insert into attachments (task_id, file_id, name, user_id, via)
      select id, ${fileId}::int, ${name}, ${actor.id}::int, ${actor.via} from counted returning *),
    ${recordedFile(actor, sql`${name}::text`, 'added')},
    ${taskEvents({ of: sql`counted`, type: 'task_files_changed', by: actor })}
    select ${attachmentFields}, (select attachment_count from counted) as count from a join stored_files f on f.id = a.file_id`,
  );
}

/** Removes a file from a task that the person sees, with a system comment; undefined if there is none. */
export async function removeAttachment(
  db: Db,
  actor: Writer,
  attachmentId: number,
  commentOf: string,
): Promise<{ id: number } | undefined> {
  return firstRow<{ id: number }>(
    db,
    sql`with gone as (
      update attachments a set removed_at = now() from tasks t
      where a.id = ${attachmentId} and a.removed_at is null and t.id = a.task_id and t.deleted_at is null and ${taskVisibleTo(actor)}
      returning a.id, a.task_id, a.name),
    counted as (
      update tasks t set attachment_count = attachment_count - 1 from gone where t.id = gone.task_id returning t.*),
    commented as (
      insert into task_comments (task_id, user_id, content, is_system_comment, via)
      select task_id, ${actor.id}::int, ${commentOf}::text || name, true, ${actor.via} from gone returning id),
    ${recordedFile(actor, sql`(select name from gone)`, 'removed')},
    ${taskEvents({ of: sql`counted`, type: 'task_files_changed', by: actor, comment: sql`(select id from commented)` })}
    select id from gone`,
  );
}

/** Restores a file that was removed lately, with a system comment; undefined if there is none. */
export async function restoreAttachment(
  db: Db,
  actor: Writer,
  attachmentId: number,
  commentOf: string,
): Promise<(Attachment & { count: number }) | undefined> {
  return firstRow<Attachment & { count: number }>(
    db,
    sql`with a as (
      update attachments a set removed_at = null from tasks t
      where a.id = ${attachmentId} and a.removed_at > now() - make_interval(secs => ${attachmentLimits.restorable / 1000})
        and t.id = a.task_id and t.deleted_at is null and ${taskVisibleTo(actor)}
      returning a.*),
    counted as (
      update tasks t set attachment_count = attachment_count + 1 from a where t.id = a.task_id returning t.*),
    commented as (
      insert into task_comments (task_id, user_id, content, is_system_comment, via)
      select task_id, ${actor.id}::int, ${commentOf}::text || name, true, ${actor.via} from a returning id),
    ${recordedFile(actor, sql`(select name from a)`, 'added')},
    ${taskEvents({ of: sql`counted`, type: 'task_files_changed', by: actor, comment: sql`(select id from commented)` })}
    select ${attachmentFields}, (select attachment_count from counted) as count from a join stored_files f on f.id = a.file_id`,
  );
}

/**
 * Chooses the picture that a task's card shows; undefined if the person does not see the task, `changed` false if the file is no
 * picture of it.
 */
export async function setCover(
  db: Db,
  actor: Writer,
  taskId: number,
  attachmentId: number | null,
): Promise<{ changed: boolean } | undefined> {
  return firstRow<{ changed: boolean }>(
    db,
    sql`with seen as (
      select t.id from tasks t where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)}),
    written as (
      update tasks t set cover_id = ${attachmentId}::int
      where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)} and (${attachmentId}::int is null or exists (
        select from attachments a join stored_files f on f.id = a.file_id
        where a.id = ${attachmentId}::int and a.task_id = t.id and a.removed_at is null and f.width is not null))
      returning *),
    ${taskEvents({ of: sql`written`, type: 'task_files_changed', by: actor })}
    select exists (select from written) as changed from seen`,
  );
}
