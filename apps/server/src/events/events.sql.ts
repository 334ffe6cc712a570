// The event log: written in the transaction of the change, read by polling.
import { type Actor, type Event, type EventType, isAdmin, thresholds } from '@app/contract';
import { sql } from 'drizzle-orm';
import { intArray, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';
import { events } from '#db/tables.ts';

interface NewEvent {
  type: EventType;
  taskId?: number;
  workspaceId?: number;
  userId: number;
  departmentKeys: string[];
}

/** Records something that is not told by the statement of its own change. */
export async function recordEvent(db: Db, event: NewEvent): Promise<void> {
  await db.insert(events).values({ ...event, audience: [] });
}

/** Records that what everybody sees of a person has changed; nobody's board holds it, but every screen shows it. */
export async function recordUserUpdated(db: Db, userId: number): Promise<void> {
  await db.execute(
    sql`insert into events (type, user_id, department_keys, audience)
        values ('user_updated', ${userId}, array(select key from departments), array[${userId}::int])`,
  );
}

/** Records that a department or who belongs to it has changed, for its members and for the people given, who may be none any more. */
export async function recordDepartmentUpdated(
  db: Db,
  actorId: number,
  departmentKey: string,
  people: readonly number[],
): Promise<void> {
  await db.insert(events).values({
    type: 'department_updated',
    userId: actorId,
    departmentKeys: [departmentKey],
    audience: [...people],
  });
}

// The sum keeps a prepared plan from walking the whole log by its primary key to save the sort of a few rows.
/** What happened after an instant (milliseconds) that the person may know of, oldest first, one more than an answer holds. */
export async function eventsSince(db: Db, actor: Actor, since: number): Promise<Event[]> {
  const open = isAdmin(actor)
    ? sql`not e.is_private`
    : sql`(not e.is_private and (e.department_keys && ${textArray(actor.departmentKeys)} or e.workspace_id = any(${intArray(actor.workspaceIds)})))`;
  return rows<Event>(
    db,
    sql`select e.id::int as id, e.type, e.task_id as "taskId", e.workspace_id as "workspaceId", e.user_id as "userId",
          floor(extract(epoch from e.created_at) * 1000)::float8 as timestamp
        from events e
        where e.created_at > to_timestamp(${since / 1000}::float8) and (e.audience @> ${intArray([actor.id])} or ${open})
        order by e.id + 0 limit ${thresholds.eventsPerAnswer + 1}`,
  );
}

/** Deletes events that are older than any reader asks for. */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db.execute(sql`delete from events where created_at < now() - interval '7 days'`);
}
