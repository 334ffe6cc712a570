// The queries of the board cache.
import { limits } from '@app/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { currentEpoch, unseenBy } from '#events/events.sql.ts';
import { boardBytes, boardColumns, type CardColumns } from '#tasks/tasks.sql.ts';

interface Workspace {
  id: number;
  departmentKey: string;
}

/** A snapshot, and the epoch of the event log in it. */
interface Place {
  snapshot: string;
  epoch: string;
}

/** Returns the workspaces that have a board. */
export async function boardRefs(db: Db): Promise<Workspace[]> {
  return rows<Workspace>(db, sql`select id, department_key as "departmentKey" from workspaces`);
}

const place = sql`pg_current_snapshot()::text as snapshot, ${currentEpoch} as epoch`;

/**
 * Returns the cards of a board and the place at which they were read; undefined if the workspace is deleted. A board that is estimated
 * to be longer than one that is kept has no cards (`bytes`).
 */
export async function readBoard(
  db: Db,
  { id, departmentKey }: Workspace,
): Promise<(CardColumns & Place & { bytes: number }) | undefined> {
  const fits = sql`(select bytes from size) <= ${limits.taskList.board}`;
  return firstRow(
    db,
    sql`with size as materialized (${boardBytes(departmentKey)})
        select size.bytes, ${place}, cards.* from workspaces w cross join size cross join (${boardColumns(departmentKey, fits)}) cards
        where w.id = ${id}`,
  );
}

export interface Changes extends Place, CardColumns {
  /** The number of the board's events that the earlier snapshot had not seen. */
  events: number;
  /** The tasks of these events. */
  taskIds: number[];
  /** Whether orders of other tasks changed too. */
  reordered: boolean;
  /** Whether the workspace exists. */
  there: boolean;
}

/**
 * Returns the changes of a board that a snapshot has not seen, with the cards of the changed tasks as they are now, unless orders of
 * other tasks changed or there are more than `most` of them.
 */
export async function changesSince(
  db: Db,
  { id, departmentKey }: Workspace,
  { snapshot, most }: { snapshot: string; most: number },
): Promise<Changes> {
  const few = sql`t.id = any((select ids from found where not reordered and cardinality(ids) <= ${most})::int[])`;
  const row = await firstRow<Changes>(
    db,
    sql`with found as materialized (
          select count(*)::int as events, coalesce(array_agg(distinct task_id) filter (where task_id is not null), '{}') as ids,
            coalesce(bool_or(reordered), false) as reordered
          from events e where ${unseenBy(snapshot)}
            and department_keys @> array[${departmentKey}]
            -- A board names people by their number only, does not say who belongs to it, and has no templates.
            and type not in ('user_updated', 'department_updated', 'scores_updated', 'templates_updated'))
        select found.events, found.ids as "taskIds", found.reordered, exists (select from workspaces where id = ${id}) as there,
          ${place}, cards.*
        from found cross join (${boardColumns(departmentKey, few)}) cards`,
  );
  if (!row) throw new Error('the query of board changes returned no row');
  return row;
}
