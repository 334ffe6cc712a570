// Queries and writes comments of tasks that the reader sees.
import { type Actor, type Comment, type Initiator, limits } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { commentFields } from '#comments/comment-fields.sql.ts';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { retryCode } from '#db/failures.ts';
import { firstRow, rows } from '#db/rows.ts';
import { taskEvents } from '#events/events.sql.ts';
import { notificationCtes, type Triggers } from '#notifications/notification-ctes.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

/** Returns the comments of a task, oldest first; only the newest ones if there are more than an answer holds. */
export async function commentsOf(db: Db, taskId: number): Promise<Comment[]> {
  return rows<Comment>(
    db,
    sql`select * from (select ${commentFields} from task_comments c where c.task_id = ${taskId}
        order by c.id desc limit ${limits.comment.listed}) c order by c.id`,
  );
}

export interface FoundComment {
  id: number;
  taskId: number;
  userId: number | null;
  content: string;
  isSystemComment: boolean;
  createdAt: string;
  /** The people who may have been notified of it, besides those it mentions. */
  concerned: number[];
}

/** Returns a comment on a task that the person sees. */
export async function findComment(db: Db, actor: Actor, commentId: number): Promise<FoundComment | undefined> {
  return firstRow<FoundComment>(
    db,
    sql`select c.id, c.task_id as "taskId", c.user_id as "userId", c.content, c.is_system_comment as "isSystemComment",
          ${iso(sql`c.created_at`)} as "createdAt", array(
            select p from unnest(array[t.created_by, t.assignee_id]) p where p is not null
            union select value::int from jsonb_array_elements_text(t.assignees)
            union select w.user_id from task_watches w where w.task_id = t.id
            union select o.user_id from task_comments o where o.task_id = t.id and o.user_id is not null) as concerned
        from task_comments c join tasks t on t.id = c.task_id
        where c.id = ${commentId} and t.deleted_at is null and ${taskVisibleTo(actor)}`,
  );
}

interface NewComment {
  taskId: number;
  content: string;
  actor: Actor & Initiator & { fullName: string };
  triggers: Triggers;
}

/** `count` is the task's number of comments with this one, `bytes` the length of the others. */
interface Written extends Comment {
  raced: boolean;
  count: number;
  bytes: number;
}

/**
 * Inserts a comment on a task that the person sees, and notifies people; returns undefined if the person does not see the task.
 * `raced` says that it had to wait for a concurrent comment: then nobody is notified yet, because the statement's snapshot does
 * not contain that comment.
 */
export async function insertComment(db: Db, comment: NewComment): Promise<Written | undefined> {
  return writeComment(db, comment, (written) => sql`from ${written}`);
}

/** Like `insertComment`, but the statement fails with `retryCode` if there is a reason not to commit it at once. */
export async function insertAllowedComment(db: Db, comment: NewComment): Promise<Comment> {
  const { perTask, totalBytes } = limits.comment;
  const room = totalBytes - Buffer.byteLength(comment.content);
  const written = await writeComment(
    db,
    comment,
    (given) => sql`from (values (1)) one left join ${given} on true
      where assert_unchanged(c.id is not null and not c.raced and c.count <= ${perTask} and c.bytes <= ${room}::int, ${retryCode})`,
  );
  if (!written) throw new Error('no comment was inserted');
  return written;
}

async function writeComment(
  db: Db,
  { taskId, content, actor, triggers }: NewComment,
  from: (written: SQL) => SQL,
): Promise<Written | undefined> {
  return firstRow<Written>(
    db,
    sql`with before as (select comment_count from tasks where id = ${taskId}),
    counted as (
      update tasks t set comment_count = comment_count + 1 where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)}
      returning *),
    c as (insert into task_comments (task_id, user_id, content, via) select id, ${actor.id}::int, ${content}, ${actor.via} from counted returning *),
    ${taskEvents({ of: sql`counted`, type: 'task_commented', by: actor, comment: sql`(select id from c)` })},
    alone as (select t.* from counted t, before b where t.comment_count = b.comment_count + 1)
    ${notificationCtes({ of: sql`alone`, actor, triggers, comment: sql`(select id from c)` })}
    select ${commentFields}, c.raced, c.count, c.bytes ${from(sql`(
      select c.*, not exists (select from alone) as raced, (select comment_count from counted) as count,
        (select coalesce(sum(octet_length(o.content)), 0)::int from task_comments o
           where o.task_id = ${taskId} and not o.is_system_comment) as bytes from c) c`)}`,
  );
}

/** Returns the length of what people wrote on a task. */
export async function commentBytes(db: Db, taskId: number): Promise<number> {
  const row = await firstRow<{ bytes: number }>(
    db,
    sql`select coalesce(sum(octet_length(content)), 0)::int as bytes from task_comments where task_id = ${taskId} and not is_system_comment`,
  );
  return row?.bytes ?? 0;
}

/** Notifies people of a comment whose task the transaction has locked. */
export async function notifyComment(db: Db, commentId: number, { taskId, actor, triggers }: NewComment): Promise<void> {
  await rows(
    db,
    sql`with task as (select * from tasks where id = ${taskId})
    ${notificationCtes({ of: sql`task`, actor, triggers, comment: sql`${commentId}::int` })}
    select 1`,
  );
}

/**
 * Deletes a comment of a task that the caller sees; the caller checks the permission. Returns undefined if it is deleted already.
 */
export async function deleteComment(db: Db, actor: Actor & Initiator, commentId: number): Promise<{ id: number } | undefined> {
  return firstRow<{ id: number }>(
    db,
    sql`with gone as (delete from task_comments c using tasks t
      where c.id = ${commentId} and t.id = c.task_id and t.deleted_at is null and ${taskVisibleTo(actor)}
      returning c.id, c.task_id, c.is_system_comment),
    counted as (
      update tasks t set comment_count = comment_count - case when gone.is_system_comment then 0 else 1 end
      from gone where t.id = gone.task_id returning t.*),
    ${taskEvents({ of: sql`counted`, type: 'task_comment_deleted', by: actor, comment: sql`(select id from gone)` })}
    select id from gone`,
  );
}
