// The queries of the board cache.
import { eventTypes } from '@app/contract/events/events.contract.ts';
import { boardChanges } from '@app/contract/events/events.rules.ts';
import { limits } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { currentEpoch, unseenBy } from '#events/events.sql.ts';
import { boardBytes, boardCards } from '#tasks/tasks.sql.ts';

/** The cards of a board and the place in the event log at which they were read. */
interface ReadCards {
  cards: TaskCard[];
  snapshot: string;
  /** The epoch of the event log in the snapshot. */
  epoch: string;
}

/** The events after which a cached board is still right. */
const onNoBoard = eventTypes.filter((type) => boardChanges[type] === null);

const place = sql`pg_current_snapshot()::text as snapshot, ${currentEpoch} as epoch`;

/** Returns the cards of a board; none of a board that is estimated to be longer than one that is cached (`bytes`). */
export async function readBoard(db: Db, departmentKey: string): Promise<ReadCards & { bytes: number }> {
  const fits = sql`(select bytes from size) <= ${limits.taskList.board}`;
  const row = await firstRow<ReadCards & { bytes: number }>(
    db,
    sql`with size as materialized (${boardBytes(departmentKey)})
        select size.bytes, ${place}, (${boardCards(departmentKey, fits)}) as cards from size`,
  );
  if (!row) throw new Error('the query of a board returned no row');
  return row;
}

interface BoardChanges extends ReadCards {
  /** The tasks of the events that the earlier snapshot had not seen. */
  taskIds: number[];
  /** Whether orders of other tasks changed too. */
  reordered: boolean;
}

/**
 * Returns the changes of a board that a snapshot has not seen, with the cards of the changed tasks as they are now, unless orders of
 * other tasks changed or there are more than `most` of them.
 */
export async function changesSince(
  db: Db,
  departmentKey: string,
  { snapshot, most }: { snapshot: string; most: number },
): Promise<BoardChanges> {
  const few = sql`t.id = any((select ids from found where not reordered and cardinality(ids) <= ${most})::int[])`;
  const row = await firstRow<BoardChanges>(
    db,
    sql`with found as materialized (
          select coalesce(array_agg(distinct task_id) filter (where task_id is not null), '{}') as ids,
            coalesce(bool_or(reordered), false) as reordered
          from events e where ${unseenBy(snapshot)}
            and department_keys @> array[${departmentKey}]
            -- A renamed or merged department changes the cards that name it.
            and (reordered or type <> all(${textArray(onNoBoard)})))
        select found.ids as "taskIds", found.reordered, ${place}, (${boardCards(departmentKey, few)}) as cards from found`,
  );
  if (!row) throw new Error('the query of board changes returned no row');
  return row;
}
