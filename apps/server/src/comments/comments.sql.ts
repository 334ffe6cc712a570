// Comments of tasks that the reader sees.
import type { Actor, Comment } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';

function commentFields(): SQL {
  return sql`c.id, c.task_id as "taskId", c.user_id as "userId", c.content, c.is_system_comment as "isSystemComment",
    ${iso(sql`c.created_at`)} as "createdAt",
    (select json_build_object('id', u.id, 'fullName', u.full_name, 'title', u.title, 'role', u.role, 'avatarInitials', u.avatar_initials,
       'avatarColor', u.avatar_color, 'profilePicture', u.profile_picture) from users u
       where u.id = c.user_id and u.deleted_at is null) as user`;
}

/** The comments of a task, oldest first. */
export async function commentsOf(db: Db, taskId: number): Promise<Comment[]> {
  return rows<Comment>(db, sql`select ${commentFields()} from task_comments c where c.task_id = ${taskId} order by c.id`);
}

/** A comment on a task that the person sees. */
export async function findComment(
  db: Db,
  actor: Actor,
  commentId: number,
): Promise<{ id: number; userId: number | null; isSystemComment: boolean } | undefined> {
  return firstRow(
    db,
    sql`select c.id, c.user_id as "userId", c.is_system_comment as "isSystemComment"
        from task_comments c join tasks t on t.id = c.task_id
        where c.id = ${commentId} and t.deleted_at is null and ${taskVisibleTo(actor)}`,
  );
}

const recorded = (type: string, actorId: number) => sql`recorded as (
  insert into events (type, task_id, workspace_id, user_id, department_keys, audience)
  select ${type}, t.id, t.workspace_id, ${actorId}::int, t.department_keys,
    array_remove(array[t.created_by, t.assignee_id], null) || array(select value::int from jsonb_array_elements_text(t.assignees))
  from counted t)`;

/** Writes a comment on a task that the person sees; undefined where it is not there for them. */
export async function insertComment(db: Db, actor: Actor, taskId: number, content: string): Promise<Comment | undefined> {
  return firstRow<Comment>(
    db,
    sql`with counted as (
      update tasks t set comment_count = comment_count + 1 where t.id = ${taskId} and t.deleted_at is null and ${taskVisibleTo(actor)}
      returning *),
    c as (insert into task_comments (task_id, user_id, content) select id, ${actor.id}::int, ${content} from counted returning *),
    ${recorded('task_commented', actor.id)}
    select ${commentFields()} from c`,
  );
}

/** Deletes a comment, which the caller may. */
export async function deleteComment(db: Db, actor: Actor, commentId: number): Promise<void> {
  await db.execute(
    sql`with gone as (delete from task_comments where id = ${commentId} returning task_id, is_system_comment),
    counted as (
      update tasks t set comment_count = comment_count - case when gone.is_system_comment then 0 else 1 end
      from gone where t.id = gone.task_id returning t.*),
    ${recorded('task_comment_deleted', actor.id)}
    select 1`,
  );
}
