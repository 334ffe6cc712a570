// Queries the log for the streams of an instance: all events that a snapshot has not seen, for all readers at once.
import { live, thresholds } from '@app/contract/limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { foundComment, foundNotification } from '#events/carried.sql.ts';
import { type LogPosition, logPosition, unseenBy } from '#events/events.sql.ts';
import type { ReadRows } from '#events/visible-events.ts';
import { cardOf, detailsOf } from '#tasks/tasks.sql.ts';
import { wholeUserCard } from '#users/users.sql.ts';

/** The result of a read, with the position up to which it was read. */
export type LogRead = LogPosition & ReadRows;

/** Returns the present position in the log. */
export async function findLogPosition(db: Db): Promise<LogPosition> {
  const position = await firstRow<LogPosition>(db, sql`select ${logPosition}`);
  if (!position) throw new Error('the database returned no position');
  return position;
}

/**
 * Returns the events that a snapshot has not seen, oldest first, one more than a read holds. One statement reads everything, so
 * that all rows come from one snapshot.
 */
export async function readLogAfter(db: Db, snapshot: string): Promise<LogRead> {
  const most = thresholds.eventsPerResponse;
  const read = await firstRow<LogRead>(
    db,
    // Planner fences: the sum keeps a prepared plan from walking the whole log by its primary key, the offsets from scanning all
    // comments and notifications.
    sql`with fresh as materialized (
          select e.* from events e where ${unseenBy(snapshot)} order by e.id + 0 limit ${most + 1}),
        touched as materialized (
          select task_id, bool_or(type <> 'notification_created') as is_changed from fresh
          where task_id is not null and (select count(*) from fresh) <= ${most} group by task_id),
        named as materialized (
          select type = 'notification_created' as is_notification, unnest(row_ids) as id from fresh
          where (select count(*) from fresh) <= ${most}),
        heard as materialized (
          select n.* from (select distinct id from named where is_notification) named
          cross join lateral (select * from notifications n where n.id = named.id offset 0) n),
        spoken as materialized (select task_id from touched union select task_id from heard where task_id is not null)
        select ${logPosition},
          (select coalesce(json_agg(f order by f.id), '[]') from (
            select id, written_by::text as "writtenBy", type, task_id as "taskId", workspace_id as "workspaceId", user_id as "userId",
              floor(extract(epoch from created_at) * 1000)::float8 as timestamp, via, reordered,
              department_keys as "departmentKeys", audience, is_private as "isPrivate", row_ids as "rowIds" from fresh) f) as events,
          (select coalesce(json_agg(f), '[]') from (
            select t.id as "taskId", t.created_by as "createdBy", t.assignee_id as "assigneeId", t.assignees,
              t.workspace_id as "workspaceId", t.department_keys as "departmentKeys",
              (select to_json(c) from (${cardOf(sql`touched.task_id`, sql`touched.is_changed`)}) c) as card,
              (select to_json(d) from (${detailsOf(sql`touched.task_id`, sql`touched.is_changed`)}) d) as details
            from spoken join tasks t on t.id = spoken.task_id left join touched on touched.task_id = t.id
            where t.deleted_at is null) f) as tasks,
          (select coalesce(json_agg(f), '[]') from (
            select u.id as "userId", ${wholeUserCard} as card,
              array(select d.key from user_departments ud join departments d on d.id = ud.department_id
                    where ud.user_id = u.id and not ud.pending) as "departmentKeys",
              array(select workspace_id from workspace_members where user_id = u.id) as "workspaceIds"
            from users u where u.deleted_at is null and u.id in (select user_id from fresh where type = 'user_updated')) f) as users,
          (select coalesce(json_agg(f), '[]') from (
            select c.id as "commentId", c.task_id as "taskId", ${foundComment} as found
            from (select distinct id from named where not is_notification) named
            cross join lateral (select * from task_comments c where c.id = named.id offset 0) c) f) as comments,
          (select coalesce(json_agg(f), '[]') from (
            select ${foundNotification} from heard n join users u on u.id = n.user_id) f) as notifications`,
  );
  if (!read) throw new Error('the database returned no row');
  return read;
}

/** Notifies the other instances that the log has grown; `from` lets the own one ignore it. */
export async function notifyInstances(db: Db, from: string): Promise<void> {
  await db.execute(sql`select pg_notify(${live.channel}, ${from})`);
}
