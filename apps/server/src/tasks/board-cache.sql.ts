// The queries of the board cache.
import { sql } from 'drizzle-orm';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { currentEpoch, unseenBy } from '#events/events.sql.ts';
import { boardSelect } from '#tasks/tasks.sql.ts';

interface Workspace {
  id: number;
  departmentKey: string;
}

/**
 * Returns the cards of a board as JSON text, or only those of the given tasks, and the snapshot in which it was read; undefined
 * if the workspace is deleted.
 */
export async function readBoard(
  db: Db,
  { id, departmentKey }: Workspace,
  taskIds?: readonly number[],
): Promise<{ text: string; snapshot: string; epoch: string } | undefined> {
  const part = taskIds && sql`t.id = any(${intArray(taskIds)})`;
  return firstRow<{ text: string; snapshot: string; epoch: string }>(
    db,
    sql`select (${boardSelect(departmentKey, part)}) as text, pg_current_snapshot()::text as snapshot, ${currentEpoch} as epoch
        from workspaces where id = ${id}`,
  );
}

export interface Changes {
  /** The number of the board's events that the earlier snapshot had not seen. */
  events: number;
  /** The tasks of these events. */
  taskIds: number[];
  /** Whether orders of other tasks changed too. */
  reordered: boolean;
  /** Whether the workspace exists. */
  there: boolean;
  /** The snapshot of this query, and the epoch of the event log. */
  snapshot: string;
  epoch: string;
}

/** Returns the changes of a board that a snapshot has not seen. */
export async function changesSince(db: Db, { id, departmentKey }: Workspace, snapshot: string): Promise<Changes> {
  const row = await firstRow<Changes>(
    db,
    sql`select count(*)::int as events, coalesce(array_agg(distinct task_id) filter (where task_id is not null), '{}') as "taskIds",
          coalesce(bool_or(reordered), false) as reordered, exists (select from workspaces where id = ${id}) as there,
          pg_current_snapshot()::text as snapshot, ${currentEpoch} as epoch
        from events e where ${unseenBy(snapshot)}
          and department_keys @> array[${departmentKey}]
          -- A board names people by their number only, and does not say who belongs to it.
          and type not in ('user_updated', 'department_updated', 'scores_updated')`,
  );
  if (!row) throw new Error('the query of board changes returned no row');
  return row;
}
