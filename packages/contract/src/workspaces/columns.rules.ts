// Columns: when two names, or a status and a column, are the same (docs/decisions/009-a-workspace-is-its-departments-board.md), which
// columns every board keeps, where a task goes that names none, and when a column is full (docs/decisions/055-columns.md).
import { doneStatus, firstStatus, statuses } from '#limits.ts';

/** Returns the key that makes a column unique in its workspace and matches a status: ignores case and surrounding space. */
export function columnKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

const defaultKeys: readonly string[] = statuses.map(columnKey);

/** Whether a column is one of the four that every board keeps under their names, because the product counts by them. */
export function isDefaultColumn(name: string): boolean {
  return defaultKeys.includes(columnKey(name));
}

/**
 * Returns the column for a task that names none of this board: To Do, else the first that is not Done, so that no task is created
 * as done because somebody moved Done to the front. `columns` are all of one board, in their order.
 */
export function newTaskColumn<T extends { name: string }>(columns: readonly T[]): T | undefined {
  return columns.find(({ name }) => name === firstStatus) ?? columns.find(({ name }) => name !== doneStatus) ?? columns[0];
}

/** The ways in which a number of tasks meets the limit of a column. */
export type ColumnLoad = 'unlimited' | 'room' | 'full' | 'over';

/** Returns whether so many tasks fit a limit of work in progress. */
export function columnLoad(tasks: number, limit: number | null): ColumnLoad {
  if (limit === null) return 'unlimited';
  if (tasks === limit) return 'full';
  return tasks > limit ? 'over' : 'room';
}
