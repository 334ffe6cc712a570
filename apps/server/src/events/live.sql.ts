// Queries the log for the streams of an instance: all events that a snapshot has not seen, for all readers at once.
import { live, type TaskCard, thresholds, type UserCard } from '@app/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { type LogPlace, logPlace, unseenBy } from '#events/events.sql.ts';
import type { ChangedTask, ChangedUser, LoggedEvent } from '#events/visible-events.ts';
import { cardOf } from '#tasks/tasks.sql.ts';
import { wholeUserCard } from '#users/users.sql.ts';

/** The result of a read: the events, and the present tasks and people that they changed. */
export interface LogRead extends LogPlace {
  events: LoggedEvent[];
  tasks: (Omit<ChangedTask, 'card'> & { taskId: number; card: TaskCard })[];
  users: (Omit<ChangedUser, 'card'> & { userId: number; card: UserCard })[];
}

/** Returns the present position in the log. */
export async function findLogPlace(db: Db): Promise<LogPlace> {
  const place = await firstRow<LogPlace>(db, sql`select ${logPlace}`);
  if (!place) throw new Error('the database gave no place');
  return place;
}

/**
 * Returns the events that a snapshot has not seen, oldest first, one more than a read holds. One statement reads everything, so
 * that all rows come from one snapshot.
 */
export async function readLogAfter(db: Db, snapshot: string): Promise<LogRead> {
  const most = thresholds.eventsPerResponse;
  const read = await firstRow<LogRead>(
    db,
    // Planner fence: the sum keeps a prepared plan from walking the whole log by its primary key.
    sql`with fresh as materialized (
          select e.* from events e where ${unseenBy(snapshot)} order by e.id + 0 limit ${most + 1}),
        touched as materialized (
          select distinct task_id from fresh
          where task_id is not null and type <> 'notification_created' and (select count(*) from fresh) <= ${most})
        select ${logPlace},
          (select coalesce(json_agg(f order by f.id), '[]') from (
            select id, type, task_id as "taskId", workspace_id as "workspaceId", user_id as "userId",
              floor(extract(epoch from created_at) * 1000)::float8 as timestamp, via, reordered,
              department_keys as "departmentKeys", audience, is_private as "isPrivate" from fresh) f) as events,
          (select coalesce(json_agg(f), '[]') from (
            select t.id as "taskId", t.created_by as "createdBy", t.assignee_id as "assigneeId", t.assignees,
              t.workspace_id as "workspaceId", t.department_keys as "departmentKeys",
              (select to_json(c) from (${cardOf(sql`touched.task_id`, sql`true`)}) c) as card
            from touched join tasks t on t.id = touched.task_id where t.deleted_at is null) f) as tasks,
          (select coalesce(json_agg(f), '[]') from (
            select u.id as "userId", ${wholeUserCard} as card,
              array(select d.key from user_departments ud join departments d on d.id = ud.department_id
                    where ud.user_id = u.id and not ud.pending) as "departmentKeys",
              array(select workspace_id from workspace_members where user_id = u.id) as "workspaceIds"
            from users u where u.deleted_at is null and u.id in (select user_id from fresh where type = 'user_updated')) f) as users`,
  );
  if (!read) throw new Error('the database returned no row');
  return read;
}

/** Notifies the other instances that the log has grown; `from` lets the own one ignore it. */
export async function notifyInstances(db: Db, from: string): Promise<void> {
  await db.execute(sql`select pg_notify(${live.channel}, ${from})`);
}
