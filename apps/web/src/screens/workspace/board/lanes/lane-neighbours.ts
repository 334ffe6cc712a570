// Where the keys go from a card on a board with lanes: up and down through the lanes, sideways within one. Pure.
import type { TaskCard } from '@app/contract';
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import { type Lane as Column, neighbour } from '#screens/workspace/board/board-neighbours.ts';
import type { Direction } from '#screens/workspace/surface/task-commands.ts';

/** Returns the columns with the cards of all lanes from top to bottom. */
export function columnsThrough(columnIds: readonly number[], lanes: readonly BoardLane[]): Column[] {
  return columnIds.map((columnId, at) => ({ columnId, cards: lanes.flatMap(({ cells }) => cells[at] ?? []) }));
}

export interface LaneSpot {
  /** The place of the lane among the given ones, and of the column. */
  row: number;
  column: number;
  cards: readonly TaskCard[];
  index: number;
}

/** Returns where a card stands; undefined if none of the lanes has it. */
export function spotOf(lanes: readonly BoardLane[], taskId: number): LaneSpot | undefined {
  for (const [row, { cells }] of lanes.entries()) {
    for (const [column, cards] of cells.entries()) {
      const index = cards.findIndex(({ id }) => id === taskId);
      if (index >= 0) return { row, column, cards, index };
    }
  }
  return undefined;
}

/** Returns the card in a direction. */
export function laneNeighbour(
  columnIds: readonly number[],
  lanes: readonly BoardLane[],
  taskId: number,
  to: Direction,
): TaskCard | undefined {
  if (to !== 'left' && to !== 'right') return neighbour(columnsThrough(columnIds, lanes), taskId, to);
  const lane = lanes.find(({ tasks }) => tasks.some(({ id }) => id === taskId));
  return lane && neighbour(columnsThrough(columnIds, [lane]), taskId, to);
}
