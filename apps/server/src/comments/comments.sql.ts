// Queries and writes comments of tasks that the reader sees.
import type { Actor } from '@app/contract/access.ts';
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { limits } from '@app/contract/limits.ts';
import type { Initiator } from '@app/contract/principals.ts';
import { sql } from 'drizzle-orm';
import { commentFields } from '#comments/comment-fields.sql.ts';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
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

/** Locks a task that the person sees against other comments until the transaction ends, and returns how many people have written. */
export async function lockThread(db: Db, actor: Actor, taskId: number): Promise<{ commentCount: number } | undefined> {
  return firstRow<{ commentCount: number }>(
    db,
    sql`select t.comment_count as "commentCount" from tasks t
        where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)} for no key update of t`,
  );
}

/** Inserts a comment on a task whose comments the caller has locked, with its event and the notifications. */
export async function insertComment(db: Db, { taskId, content, actor, triggers }: NewComment): Promise<Comment | undefined> {
  return firstRow<Comment>(
    db,
    sql`with counted as (update tasks t set comment_count = comment_count + 1 where t.id = ${taskId} returning *),
    c as (insert into task_comments (task_id, user_id, content, via) select id, ${actor.id}::int, ${content}, ${actor.via} from counted returning *),
    ${taskEvents({ of: sql`counted`, type: 'task_commented', by: actor, comment: sql`(select id from c)` })}
    ${notificationCtes({ of: sql`counted`, actor, triggers, comment: sql`(select id from c)` })}
    select ${commentFields} from c`,
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
