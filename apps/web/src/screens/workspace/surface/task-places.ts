// Where the tasks of a view can be moved.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { Board, BoardColumn } from '#features/tasks/data/board-columns.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';

export interface TaskPlaces {
  columns: readonly BoardColumn[];
  moves: BoardMoves;
  /** Whether tasks have an order within their column. */
  ordered: boolean;
  /** Returns the first other task of a column, to move above it; null if there is none, undefined without an order. */
  first?: (card: TaskCard) => number | null | undefined;
}

/** Returns the columns of a board into which tasks can be moved. */
export function placesOf(board: Board, moves: BoardMoves, ordered = false): TaskPlaces {
  return { columns: board.columns.filter(({ foreign }) => !foreign), moves, ordered };
}
