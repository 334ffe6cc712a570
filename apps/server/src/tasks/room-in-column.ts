// Refuses a task in a column that is full, if the column is set so (docs/decisions/055-columns.md).
import { isFuture } from '@app/contract/tasks/tasks.rules.ts';
import type { Db } from '#db/connect.ts';
import { conflictError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { todayOf } from '#recurrences/series.ts';
import { type ColumnRow, countInColumn } from '#workspaces/columns.sql.ts';

interface Entering {
  id?: number;
  startDate: string | null;
}

/**
 * Throws 409 if the column refuses more tasks and has as many as it may. The caller holds the column's lock, so of two who enter
 * at once the second is counted with the first. A task that starts later does not stand on the board yet, and needs no room.
 * `entered` are the tasks that the same change brings in before it. Returns whether the task is one more of them.
 */
export async function assertRoomInColumn(
  db: Db,
  actor: Principal,
  column: ColumnRow,
  task: Entering,
  entered: readonly number[] = [],
): Promise<boolean> {
  const { limit, limitRefuses, name } = column;
  if (limit === null || !limitRefuses) return false;
  const day = todayOf(actor);
  if (isFuture({ status: name, startDate: task.startDate, dueDate: null }, day)) return false;
  const exceptIds = task.id === undefined ? entered : [...entered, task.id];
  const count = await countInColumn(db, column, { exceptIds, day, most: limit });
  if (count + entered.length >= limit) throw conflictError('columns.full');
  return true;
}
