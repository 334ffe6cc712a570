// Queries feeds, and what they show: the visible tasks of a calendar. The hash of an address is never selected.
import type { Actor } from '@app/contract/access.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { Feed } from '@app/contract/feeds/feeds.contract.ts';
import { type FeedKind, feedLimits } from '@app/contract/feeds/feeds.limits.ts';
import { doneStatus, type Timezone } from '@app/contract/limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import { iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { isActive, type PersonRow, personFields } from '#endpoints/principals.sql.ts';
import { isListed, taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { onBoard } from '#tasks/tasks.sql.ts';

const fields = sql`f.id, f.kind, f.workspace_id as "workspaceId", ${iso(sql`f.created_at`)} as "createdAt",
  ${iso(sql`f.last_used_at`)} as "lastUsedAt"`;

/** Returns a person's feeds, newest first. */
export async function feedsOf(db: Db, userId: number): Promise<Feed[]> {
  return rows<Feed>(
    db,
    sql`select ${fields} from feeds f where f.user_id = ${userId} order by f.id desc limit ${feedLimits.perPerson}`,
  );
}

interface NewRow {
  userId: number;
  kind: FeedKind;
  workspaceId: number | null;
  tokenHash: string;
}

/** Inserts a feed unless the person has as many as allowed. The caller holds the lock on the person's row. */
export async function insertFeed(tx: Db, { userId, kind, workspaceId, tokenHash }: NewRow): Promise<Feed | undefined> {
  return firstRow<Feed>(
    tx,
    sql`insert into feeds as f (user_id, kind, workspace_id, token_hash)
        select ${userId}::int, ${kind}, ${workspaceId}::int, ${tokenHash}
        where (select count(*) from feeds where user_id = ${userId}) < ${feedLimits.perPerson}
        returning ${fields}`,
  );
}

/** Deletes one of the person's feeds; returns undefined if it is not theirs. */
export async function deleteFeed(tx: Db, userId: number, feedId: number): Promise<{ id: number } | undefined> {
  return firstRow(tx, sql`delete from feeds where id = ${feedId} and user_id = ${userId} returning id`);
}

export interface OpenedFeed extends PersonRow {
  feedId: number;
  workspaceId: number | null;
  taskReminders: boolean;
  /** Whether the last use is old enough to be stored again. */
  isStale: boolean;
}

/** Returns the feed of an address with its person and their current rights; undefined if it ended. */
export async function findFeed(db: Db, tokenHash: string, kind: FeedKind): Promise<OpenedFeed | undefined> {
  return firstRow<OpenedFeed>(
    db,
    sql`select ${personFields}, f.id as "feedId", f.workspace_id as "workspaceId", u.task_reminders as "taskReminders",
          coalesce(f.last_used_at <= now() - make_interval(secs => ${feedLimits.touch / 1000}), true) as "isStale"
        from feeds f join users u on u.id = f.user_id
        where f.token_hash = ${tokenHash} and f.kind = ${kind} and ${isActive(sql`u`)}`,
  );
}

export async function touchFeed(db: Db, feedId: number): Promise<void> {
  await db.execute(sql`update feeds set last_used_at = now() where id = ${feedId}`);
}

export interface CalendarTask {
  id: number;
  title: string;
  description: string | null;
  status: string;
  priority: string;
  department: string;
  startDate: string | null;
  dueDate: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/**
 * Returns the visible tasks of a calendar that are due around today, from today on first, and all that are overdue: those of a board,
 * or of the person.
 */
export async function calendarTasks(
  db: Db,
  actor: Actor & { timezone: Timezone },
  departmentKey: string | undefined,
): Promise<CalendarTask[]> {
  const today = calendarDate(new Date(), zoneOf(actor.timezone));
  const { before, after } = feedLimits.days;
  return rows<CalendarTask>(
    db,
    sql`select t.id, t.title, left(t.description, ${feedLimits.description}::int) as description, t.status, t.priority, t.department,
          t.start_date::text as "startDate", t.due_date::text as "dueDate", t.version, ${iso(sql`t.created_at`)} as "createdAt", ${iso(sql`t.updated_at`)} as "updatedAt"
        from tasks t
        where ${isListed} and ${departmentKey === undefined ? assignedTo(actor) : onBoard(departmentKey)}
          and t.due_date <= ${today}::date + ${after}::int
          and (t.due_date >= ${today}::date - ${before}::int or t.status <> ${doneStatus}) and ${taskVisibleTo(actor)}
        order by t.due_date < ${today}::date, t.due_date, t.id limit ${feedLimits.tasks}`,
  );
}

function assignedTo({ id }: Actor): SQL {
  return sql`(t.assignee_id = ${id} or t.assignees @> ${jsonb(id)})`;
}
