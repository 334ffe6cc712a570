// The event log: written in the transaction of the change, read by polling and by streams.
import { type Actor, isAdmin } from '@app/contract/access.ts';
import type { Event, EventType } from '@app/contract/events/events.contract.ts';
import { live, thresholds } from '@app/contract/limits.ts';
import type { Author, Initiator, Via } from '@app/contract/principals.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { carriedColumns, fewRows } from '#events/carried.sql.ts';
import { type Carried, carriedFields } from '#events/carried.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { cardOf } from '#tasks/tasks.sql.ts';
import { userCard } from '#users/users.sql.ts';

/**
 * Inserts events; no other statement does. The columns of `found` are those of the list, in its order; a trigger queues the
 * deliveries to webhooks.
 */
function insertEvents(found: SQL, more: SQL = sql``): SQL {
  return sql`insert into events (type, task_id, workspace_id, user_id, via, department_keys, audience, is_private, reordered, row_ids${more}) ${found}`;
}

/** The people who may read an event of task `t` besides its departments. */
const taskAudience = sql`array_remove(array[t.created_by, t.assignee_id], null)
  || array(select value::int from jsonb_array_elements_text(t.assignees))`;

interface TaskEvents {
  /** The table expression of the statement that holds the tasks as they are now. */
  of: SQL;
  /** The type of all events, or an expression on `t`. */
  type: EventType | SQL;
  by: Author;
  /** The keys of the boards before the change. */
  keysBefore?: SQL;
  /** Whether other cards of the column got new orders for it. */
  reordered?: boolean;
  /** The id of the comment that the statement wrote or deleted; null for a task without one. */
  comment?: SQL | undefined;
  /** The table expression of the tasks before the change, for webhooks. */
  before?: SQL;
}

/** Returns the CTE that writes an event for each task that a statement changed. */
export function taskEvents({ of, type, by, keysBefore, reordered = false, comment, before }: TaskEvents): SQL {
  const keys = keysBefore
    ? sql`array(select distinct key from unnest(t.department_keys || ${keysBefore}) key)`
    : sql`t.department_keys`;
  return sql`task_events as (${insertEvents(
    sql`select ${type}::text, t.id, t.workspace_id, ${by.id}::int, ${by.via}::text, ${keys}, ${taskAudience}, false, ${reordered}::bool,
        ${comment ? sql`array_remove(array[${comment}], null)` : sql`'{}'::int[]`}${before ? sql`, ${rowBefore(before)}` : sql``} from ${of} t`,
    before && sql`, previous`,
  )})`;
}

/** The row before a change, if there is a webhook to send it to. */
function rowBefore(before: SQL): SQL {
  return sql`case when exists (select from webhooks where state = 'active') then (select to_jsonb(b) from ${before} b where b.id = t.id) end`;
}

/** Returns the CTE that announces changed notifications, with one event for all of a task; `found` selects person, task and id. */
export function notificationEvents(found: SQL, via: Via): SQL {
  return sql`notification_events as (${insertEvents(
    sql`select 'notification_created', found.task_id, null::int, null::int, ${via}::text, '{}'::text[],
          array_agg(found.user_id order by found.id), true, false, array_agg(found.id order by found.id)
        from (${found}) found (user_id, task_id, id) group by found.task_id`,
  )})`;
}

/**
 * Returns the CTE that notifies a person's other tabs that notifications were marked; `of` has their person and id. Of very
 * many it sends no ids.
 */
export function markEvent(of: SQL, by: Initiator): SQL {
  const isFew = sql`count(*) <= ${thresholds.rowsPerResponse}`;
  return sql`mark_event as (${insertEvents(
    sql`select 'notification_created', null::int, null::int, null::int, ${by.via}::text, '{}'::text[],
          case when ${isFew} then array_agg(m.user_id order by m.id) else array[${by.id}::int] end, true, false,
          case when ${isFew} then array_agg(m.id order by m.id) else '{}'::int[] end
        from ${of} m having count(*) > 0`,
  )})`;
}

/** Records that a board has a new column, that one is changed or deleted, or that its task templates are others. */
export async function recordBoardEvent(
  db: Db,
  by: Initiator,
  type: 'column_created' | 'column_updated' | 'column_deleted' | 'templates_updated',
  workspace: { id: number; departmentKey: string },
): Promise<void> {
  await db.execute(
    insertEvents(
      sql`values (${type}::text, null::int, ${workspace.id}::int, ${by.id}::int, ${by.via}::text, array[${workspace.departmentKey}::text], '{}'::int[], false, false, '{}'::int[])`,
    ),
  );
}

/**
 * Records that a column has another name, and its tasks another status: for everybody who sees one of them. Clients load the
 * boards again.
 */
export async function recordColumnRenamed(
  db: Db,
  by: Initiator,
  workspace: { id: number; departmentKey: string },
  columnId: number,
): Promise<void> {
  await db.execute(
    insertEvents(
      sql`with standing as (select t.* from tasks t where t.column_id = ${columnId} and t.deleted_at is null)
          select 'column_updated', null::int, ${workspace.id}::int, ${by.id}::int, ${by.via}::text,
            array(select distinct key from standing t, unnest(t.department_keys || ${workspace.departmentKey}::text) key
                  union select ${workspace.departmentKey}::text),
            array(select distinct person from standing t, unnest(${taskAudience}) person), false, true, '{}'::int[]`,
    ),
  );
}

/**
 * Records a change of a person's public fields. The person is on no board, but every screen shows them. The event names the
 * person, not who changed it.
 */
export async function recordUserUpdated(db: Db, userId: number, via: Via = 'session'): Promise<void> {
  await db.execute(
    insertEvents(
      sql`values ('user_updated', null::int, null::int, ${userId}::int, ${via}::text, array(select key from departments), array[${userId}::int], false, false, '{}'::int[])`,
    ),
  );
}

/** Records for the members of all departments that the points of the score, or checklist templates, changed. */
export async function recordForAllDepartments(
  db: Db,
  by: Initiator,
  type: 'scores_updated' | 'templates_updated',
): Promise<void> {
  await db.execute(
    insertEvents(
      sql`values (${type}::text, null::int, null::int, ${by.id}::int, ${by.via}::text, array(select key from departments), '{}'::int[], false, false, '{}'::int[])`,
    ),
  );
}

/** Records that a department or its members changed, for its members and for the given people, who may have left it. */
export async function recordDepartmentUpdated(
  db: Db,
  by: Author,
  departmentKey: string,
  people: readonly number[],
): Promise<void> {
  await db.execute(
    insertEvents(
      sql`values ('department_updated', null::int, null::int, ${by.id}::int, ${by.via}::text, array[${departmentKey}::text], ${intArray(people)}, false, false, '{}'::int[])`,
    ),
  );
}

/**
 * Records for everybody that departments have another name, place or state, since every picker shows them. `areTasksOthers` if the
 * tasks on their boards changed with them: clients load the boards again, also those of people who see one of these tasks.
 */
export async function recordDepartmentsChanged(
  db: Db,
  by: Author,
  departmentKeys: readonly string[],
  areTasksOthers: boolean,
): Promise<void> {
  const keys = textArray(departmentKeys);
  const standing = areTasksOthers
    ? sql`select t.* from tasks t where t.department_keys && ${keys} and t.deleted_at is null`
    : sql`select t.* from tasks t where false`;
  await db.execute(
    insertEvents(
      sql`with standing as (${standing})
          select 'department_updated', null::int, null::int, ${by.id}::int, ${by.via}::text,
            array(select key from standing t, unnest(t.department_keys) key union select key from departments union select unnest(${keys})),
            array(select distinct person from standing t, unnest(${taskAudience}) person), false, ${areTasksOthers}::boolean, '{}'::int[]`,
    ),
  );
}

/**
 * Records that an import made or deleted tasks on some boards: one event for each board, for its members and for the assignees.
 * Clients load the boards again.
 */
export async function recordTasksImported(
  db: Db,
  userId: number | null,
  boards: readonly { workspaceId: number; departmentKeys: readonly string[]; people: readonly number[] }[],
): Promise<void> {
  for (const { workspaceId, departmentKeys, people } of boards) {
    await db.execute(
      insertEvents(
        sql`values ('tasks_imported', null::int, ${workspaceId}::int, ${userId}::int, 'import'::text, ${textArray(departmentKeys)}, ${intArray(people)}, false, true, '{}'::int[])`,
      ),
    );
  }
}

/** Tells a person's own screens that they have chosen or answered something; nobody else hears of it. */
export async function recordMyWorkChanged(db: Db, by: Initiator): Promise<void> {
  await db.execute(
    insertEvents(
      sql`values ('my_work_changed', null::int, null::int, ${by.id}::int, ${by.via}::text, '{}'::text[], ${intArray([by.id])}, true, false, '{}'::int[])`,
    ),
  );
}

/** Tells a person's own screens what they have chosen for a task; nobody else hears of it. */
export async function recordWatchChanged(db: Db, by: Initiator, taskId: number): Promise<void> {
  await db.execute(
    insertEvents(
      sql`values ('watch_changed', ${taskId}::int, null::int, ${by.id}::int, ${by.via}::text, '{}'::text[], ${intArray([by.id])}, true, false, '{}'::int[])`,
    ),
  );
}

/** Whom a change of a saved view concerns. */
interface ChangedView {
  /** Null in the company view. */
  workspaceId: number | null;
  departmentKey: string | null;
  ownerId: number | null;
  shared: boolean;
}

/** Records that a saved view changed: for its owner, and for everybody of its board if it is or was shared. */
export async function recordViewsUpdated(db: Db, by: Initiator, view: ChangedView): Promise<void> {
  const keys = view.departmentKey === null ? [] : [view.departmentKey];
  const people = view.ownerId === null ? [] : [view.ownerId];
  await db.execute(
    insertEvents(
      sql`values ('views_updated', null::int, ${view.workspaceId}::int, ${by.id}::int, ${by.via}::text, ${textArray(keys)}, ${intArray(people)}, ${!view.shared}::boolean, false, '{}'::int[])`,
    ),
  );
}

/**
 * The epoch of the log, for the select list of a reader that stores a snapshot. It also changes when PostgreSQL recovers from a
 * crash or a standby takes over: ids of transactions that were not stored are used again then, and a snapshot from before would
 * take their events for seen. Recovery resets the statistics, and every server has its own.
 */
export const currentEpoch = sql`(select md5(epoch || coalesce((
  select extract(epoch from stats_reset)::text from pg_stat_archiver), ''))::uuid::text from event_epoch)`;

/**
 * The type of the event that database triggers write for people whose session, role, departments or workspaces change. Only the
 * server reads it; no client gets it.
 */
export const accessChanged = 'access_changed';

/** The condition that the person may read event `e` (`canSeeEvent` of the contract; a property test compares the two). */
function mayRead(actor: Actor): SQL {
  const open = isAdmin(actor)
    ? sql`not e.is_private`
    : sql`(not e.is_private and (e.department_keys && ${textArray(actor.departmentKeys)} or e.workspace_id = any(${intArray(actor.workspaceIds)})))`;
  return sql`(e.audience @> ${intArray([actor.id])} or ${open})`;
}

type StoredEventField =
  | 'id'
  | 'writtenBy'
  | 'type'
  | 'taskId'
  | 'workspaceId'
  | 'userId'
  | 'timestamp'
  | 'via'
  | 'reordered'
  | 'card'
  | 'user';
/** The columns of a reader, with those of `carriedColumns` for a stream. */
type EventRow = Pick<Event, StoredEventField> & Carried & { isLast: boolean; hasComment?: boolean };

/**
 * The query of the events that the person may read, oldest first, one more than an answer holds. The current card or person is
 * read with them, as the reader sees it now: an event of a task that they can no longer see has no card. For a stream `isLive`
 * also reads the other rows that events carry.
 */
function readableEvents(actor: Actor, condition: SQL, isLive: boolean): SQL {
  // Planner fence: the sum keeps a prepared plan from walking the whole log by its primary key to avoid sorting a few rows.
  return sql`with readable as materialized (
          select e.id, e.written_by, e.type, e.task_id, e.workspace_id, e.user_id, e.created_at, e.via, e.reordered, e.row_ids, e.audience from events e
          where ${condition} and ${mayRead(actor)} and e.type <> ${accessChanged}
          order by e.id + 0 limit ${thresholds.eventsPerResponse + 1}),
        last as materialized (
          select task_id, max(id) as id from readable where task_id is not null and type <> 'notification_created' group by task_id),
        few as materialized (select id, task_id from last where (select count(*) from last) <= ${thresholds.cardsPerResponse}),
        ${isLive ? fewRows : sql`few_rows as (select)`}
        select h.id::int as id, h.written_by::text as "writtenBy", h.type, h.task_id as "taskId", h.workspace_id as "workspaceId", h.user_id as "userId",
          floor(extract(epoch from h.created_at) * 1000)::float8 as timestamp, h.via, h.reordered, few.id is not null as "isLast",
          (select to_json(c) from (${cardOf(sql`few.task_id`, taskVisibleTo(actor))}) c) as card,
          case when h.type = 'user_updated' then (select ${userCard(actor)} from users u where u.id = h.user_id and u.deleted_at is null) end as user
          ${isLive ? sql`, ${carriedColumns(actor)}` : sql``}
        from readable h cross join few_rows left join few on few.id = h.id order by h.id`;
}

function toEvents(found: readonly EventRow[]): Event[] {
  return found.map(({ isLast, card, user, details, hasComment, commentId, found: comment, notifications, ...event }) => ({
    ...event,
    ...(isLast && { card }),
    ...(event.type === 'user_updated' && { user }),
    ...carriedFields({
      details,
      commentId: hasComment ? commentId : undefined,
      found: comment,
      notifications: notifications ?? undefined,
    }),
  }));
}

/** Returns the events after an instant (milliseconds) that the person may read, one more than an answer holds. */
export async function eventsSince(db: Db, actor: Actor, since: number): Promise<Event[]> {
  return toEvents(
    await rows<EventRow>(db, readableEvents(actor, sql`e.created_at > to_timestamp(${since / 1000}::float8)`, false)),
  );
}

/**
 * The condition that a snapshot has not seen event `e`. Every row that a statement sees is older than the end of its own snapshot;
 * that condition is there for the planner, which without statistics takes a range for small and half a range for a third of the
 * table.
 */
export function unseenBy(snapshot: string): SQL {
  return sql`(e.written_by between pg_snapshot_xmin(${snapshot}::pg_snapshot) and pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(e.written_by, ${snapshot}::pg_snapshot))`;
}

/** A position in the log: the snapshot that was read, and the epoch of the log. */
export interface LogPosition {
  epoch: string;
  snapshot: string;
}

/** The present position, for the select list. */
export const logPosition = sql`${currentEpoch} as epoch, pg_current_snapshot()::text as snapshot`;

/**
 * Returns the events that a snapshot has not seen and the person may read, one more than an answer holds; `events` is undefined
 * if some of them may be deleted by now.
 */
export async function eventsAfter(
  db: Db,
  actor: Actor,
  snapshot: string,
): Promise<LogPosition & { events: Event[] | undefined }> {
  const row = await firstRow<LogPosition & { isKept: boolean; events: EventRow[] }>(
    db,
    sql`select ${logPosition},
          (select created_at > now() - make_interval(secs => ${live.kept / 1000}) from event_epoch)
            or exists (select from events where written_by < pg_snapshot_xmin(${snapshot}::pg_snapshot)) as "isKept",
          (select coalesce(json_agg(r), '[]') from (${readableEvents(actor, unseenBy(snapshot), true)}) r) as events`,
  );
  if (!row) throw new Error('the query of events returned no row');
  const { isKept, events, ...position } = row;
  return { ...position, events: isKept ? toEvents(events) : undefined };
}

/**
 * Clears the log and starts a new epoch, as a restore must: transaction ids are valid only in the database that wrote the rows,
 * and a row of a far later transaction would seem new on every read.
 */
export async function beginEpoch(tx: Db): Promise<void> {
  await tx.execute(sql`delete from events`);
  await tx.execute(sql`update event_epoch set epoch = gen_random_uuid()::text, created_at = now()`);
}

/**
 * Deletes events that are older than any reader asks for, and the former rows of tasks in the others, which the deliveries to
 * webhooks have copied.
 */
export async function deleteOldEvents(db: Db): Promise<void> {
  await db.execute(sql`update events set previous = null where previous is not null and created_at > now() - interval '1 day'`);
  await db.execute(sql`delete from events where created_at < now() - make_interval(secs => ${live.kept / 1000})`);
}
