// The order of the tasks of a view, for moving from one open task to the next. Pure.
import { type Board, rowsByDepartment } from '#features/tasks/data/board-columns.ts';

/** Returns the tasks column by column, future tasks last. `groupBy` are the departments by which the company view groups. */
export function boardOrder(board: Board, groupBy: readonly string[] | undefined): number[] {
  const columns = board.columns.flatMap(({ cards }) =>
    groupBy ? rowsByDepartment(cards, groupBy).flatMap((row) => (row.kind === 'card' ? [row.card] : [])) : cards,
  );
  return [...columns, ...board.scheduled].map(({ id }) => id);
}

export interface TaskNeighbours {
  previous: number | undefined;
  next: number | undefined;
  /** Counted from 1; 0 if the view does not show the task. */
  position: number;
  of: number;
}

/** Returns the tasks before and after one; for a task that has left the view, those around its former place. */
export function neighboursOf(order: readonly number[], taskId: number, lastPlace: number): TaskNeighbours {
  const index = order.indexOf(taskId);
  const of = order.length;
  if (index >= 0) return { previous: order[index - 1], next: order[index + 1], position: index + 1, of };
  if (lastPlace === 0) return { previous: undefined, next: undefined, position: 0, of };
  return { previous: order[lastPlace - 2], next: order[lastPlace - 1], position: 0, of };
}
