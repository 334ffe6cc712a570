// The history of tasks: written in the statement of a change, read in pages of one task or of a board.
import type { Actor } from '@app/contract/access.ts';
import type { HistoryEntry } from '@app/contract/history/history.contract.ts';
import { historyLimits } from '@app/contract/history/history.limits.ts';
import type { HistoryKind, StoredChanges } from '@app/contract/history/history.rules.ts';
import type { Author, Via } from '@app/contract/principals.ts';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, iso } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { userCard } from '#users/users.sql.ts';

interface RecordedChange {
  /** The table expression of the statement that holds the tasks as they are now. */
  of: SQL;
  by: Author;
  kind: Extract<HistoryKind, 'changed' | 'deleted' | 'restored' | 'archived' | 'unarchived'>;
  changes?: SQL;
}

/** Returns the CTE that writes an entry of the history of each task that a statement changed. */
export function recordedChange({ of, by, kind, changes = sql`null` }: RecordedChange): SQL {
  return sql`recorded_change as (insert into task_changes (task_id, user_id, via, kind, changes)
    select t.id, ${by.id}::int, ${by.via}::text, ${kind}::text, ${changes}::jsonb from ${of} t)`;
}

/** The place of an entry: its instant in milliseconds, the rank of its source, its id there. */
type HistoryPlace = readonly [at: number, rank: number, id: number];

export interface HistoryRow {
  place: HistoryPlace;
  kind: HistoryKind;
  at: string;
  via: Via;
  by: HistoryEntry['by'];
  changes: StoredChanges | null;
  taskId: number;
  title: string;
  isDeleted: boolean;
  /** The text of a comment: its beginning, or all of one about a move. */
  content: string | null;
  isSystem: boolean;
}

interface HistoryFilter {
  /** The condition on the tasks `t`. */
  tasks: SQL;
  before: HistoryPlace | undefined;
  /** With the comments of people, and no further back than a board's activity goes. */
  isActivity: boolean;
}

/** Sources of entries; of the same instant, a higher rank is newer. */
const ranks = { created: 0, comment: 1, change: 2 };

/**
 * Returns the entries before a place, newest first, one more than a page holds. Moves from before changes were stored are known
 * from their system comments; a later one has the instant of its change, as one transaction writes both.
 */
export async function historyRows(db: Db, actor: Actor, { tasks, before, isActivity }: HistoryFilter): Promise<HistoryRow[]> {
  const most = historyLimits.page + 1;
  const from = (at: SQL, rank: number, id: SQL) => {
    const end = before
      ? sql`${at} <= ${new Date(before[0]).toISOString()}::timestamptz
          and (${at}, ${rank}::int, ${id}::bigint) < (${new Date(before[0]).toISOString()}::timestamptz, ${before[1]}::int, ${before[2]}::bigint)`
      : sql`true`;
    return isActivity ? sql`${at} > now() - make_interval(days => ${historyLimits.days}::int) and ${end}` : end;
  };
  const oldMove = sql`c.is_system_comment and not exists (
    select from task_changes h where h.task_id = c.task_id and h.created_at = c.created_at)`;
  return rowsReplanned<HistoryRow>(
    db,
    sql`with entries as (
        (select h.task_id, ${ranks.change}::int as rank, h.id, h.kind, h.created_at as at, h.via, h.user_id, h.changes, null as content, false as is_system
         from task_changes h join tasks t on t.id = h.task_id
         where ${tasks} and ${from(sql`h.created_at`, ranks.change, sql`h.id`)} order by h.created_at desc, h.id desc limit ${most}::int)
        union all
        (select c.task_id, ${ranks.comment}::int, c.id, case when c.is_system_comment then 'changed' else 'commented' end, c.created_at, c.via, c.user_id, null,
           case when c.is_system_comment then c.content else left(c.content, ${historyLimits.value}::int) end, c.is_system_comment
         from task_comments c join tasks t on t.id = c.task_id
         where ${tasks} and ${from(sql`c.created_at`, ranks.comment, sql`c.id`)} and (${isActivity ? sql`not c.is_system_comment or` : sql``} ${oldMove})
         order by c.created_at desc, c.id desc limit ${most}::int)
        union all
        (select t.id, ${ranks.created}::int, t.id, 'created', t.created_at, t.created_via, t.created_by, null, null, false
         from tasks t where ${tasks} and ${from(sql`t.created_at`, ranks.created, sql`t.id`)} order by t.created_at desc, t.id desc limit ${most}::int)),
      page as (select * from entries order by at desc, rank desc, id desc limit ${most}::int)
      select json_build_array(floor(extract(epoch from e.at) * 1000)::float8, e.rank, e.id) as place, e.kind, ${iso(sql`e.at`)} as at,
        e.via, (select ${userCard(actor)} from users u where u.id = e.user_id and u.deleted_at is null) as by, e.changes,
        e.task_id as "taskId", t.title, t.deleted_at is not null as "isDeleted", e.content, e.is_system as "isSystem"
      from page e join tasks t on t.id = e.task_id order by e.at desc, e.rank desc, e.id desc`,
  );
}

/**
 * Deletes entries, with the comments of their moves, of tasks that were changed within a day and have more than a task keeps: first
 * those within a run of changes by one person, so that nobody can push the changes of others out, then the oldest. The newest entry of
 * each kind stays; the trash and the archive name its person.
 */
export async function thinHistories(db: Db): Promise<void> {
  const { kept, run } = historyLimits;
  const isNear = (pause: SQL) => sql`coalesce(${pause} <= make_interval(secs => ${run / 1000}::float8), false)`;
  await db.execute(
    sql`with busy as materialized (
          select distinct task_id from task_changes where created_at > now() - interval '1 day'),
        full_tasks as materialized (
          select b.task_id from busy b cross join lateral (
            select count(*) as entries, sum(octet_length(h.changes::text)) as bytes from task_changes h where h.task_id = b.task_id) s
          where s.entries > ${kept.entries}::int or s.bytes > ${kept.bytes}::int),
        placed as (
          select h.*, octet_length(h.changes::text) as bytes, lead(h.id) over same_kind is null as is_newest,
            lag(h.user_id) over w is not distinct from h.user_id and lead(h.user_id) over w is not distinct from h.user_id
              and ${isNear(sql`h.created_at - lag(h.created_at) over w`)} and ${isNear(sql`lead(h.created_at) over w - h.created_at`)} as is_within
          from task_changes h join full_tasks using (task_id)
          window w as (partition by h.task_id order by h.id), same_kind as (partition by h.task_id, h.kind order by h.id)),
        counted as (
          select task_id, id, created_at, row_number() over kept as place, sum(bytes) over kept as bytes from placed
          window kept as (partition by task_id order by not is_newest, is_within, id desc)),
        thinned as (
          delete from task_changes h using counted c
          where h.task_id = c.task_id and h.id = c.id and (c.place > ${kept.entries}::int or c.bytes > ${kept.bytes}::int)
          returning h.task_id, h.created_at)
        delete from task_comments m using thinned t
        where m.task_id = t.task_id and m.created_at = t.created_at and m.is_system_comment`,
  );
}

/** The present names by id; a deleted account, a deleted board and a task that the reader does not see have none. */
export interface Names {
  people: Record<string, string>;
  boards: Record<string, string>;
  tasks: Record<string, string>;
}

export const noNames: Names = { people: {}, boards: {}, tasks: {} };

/** Returns the names of people and boards, and the titles of the tasks that the reader sees. */
export async function namesOf(
  db: Db,
  actor: Actor,
  { people, boards, tasks }: Record<keyof Names, readonly number[]>,
): Promise<Names> {
  const found = await firstRow<Names>(
    db,
    sql`select
          (select coalesce(json_object_agg(u.id, u.full_name), '{}') from users u where u.id = any(${intArray(people)}) and u.deleted_at is null) as people,
          (select coalesce(json_object_agg(w.id, w.name), '{}') from workspaces w where w.id = any(${intArray(boards)})) as boards,
          (select coalesce(json_object_agg(t.id, t.title), '{}') from tasks t where t.id = any(${intArray(tasks)}) and ${taskVisibleTo(actor)}) as tasks`,
  );
  return found ?? noNames;
}
