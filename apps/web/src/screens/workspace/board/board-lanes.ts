// The lanes of a board; a board that is not divided has one. Where the keys go through them.

import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { rowsByDepartment } from '#features/tasks/data/board-columns.ts';
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import { useCollapsedColumns } from '#features/workspaces/collapsed-columns.ts';
import { useBelow } from '#lib/media.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

export interface Lanes {
  /** What divides the board; undefined if nothing does. */
  by: LaneKey | undefined;
  lanes: readonly BoardLane[];
  /** The lanes and cells whose cards can be seen. */
  open: readonly BoardLane[];
  isFolded: (lane: string) => boolean;
  fold: (lane: string, on: boolean) => void;
  isCollapsed: (columnId: number) => boolean;
  expand: (columnId: number) => void;
}

export interface LaneSpot {
  /** The place of the lane among the given ones, and of the column. */
  row: number;
  column: number;
  cards: readonly TaskCard[];
  index: number;
}

/** Returns which columns are collapsed. A phone shows one column at a time, and none is. */
export function useColumnStrips() {
  const narrow = useBelow('sm');
  const { collapsed, collapse } = useCollapsedColumns();
  return {
    isCollapsed: (columnId: number) => !narrow && collapsed.includes(columnId),
    expand: (columnId: number) => collapse(columnId, false),
  };
}

/** Returns the one lane of a board that is not divided. */
export function useOneLane({ board, groupBy }: BoardView): Lanes {
  const { isCollapsed, expand } = useColumnStrips();
  const cells = board.columns.map(({ column, cards }) => {
    if (isCollapsed(column.id)) return [];
    return groupBy ? rowsByDepartment(cards, groupBy).flatMap((row) => (row.kind === 'card' ? [row.card] : [])) : cards;
  });
  const lanes = [{ value: '', tasks: cells.flat(), cells }];
  return { by: undefined, lanes, open: lanes, isFolded: () => false, fold: () => undefined, isCollapsed, expand };
}

/** Returns the cards of each column through all lanes, from top to bottom. */
export function columnsThrough(lanes: readonly BoardLane[]): (readonly TaskCard[])[] {
  const [first] = lanes;
  return (first?.cells ?? []).map((cell, at) => (lanes.length === 1 ? cell : lanes.flatMap(({ cells }) => cells[at] ?? [])));
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

/** Returns the card before which a card must be put to move one place up or down; null is the end, undefined no move. */
export function reorderBefore(cards: readonly TaskCard[], taskId: number, to: 'up' | 'down'): number | null | undefined {
  const index = cards.findIndex((card) => card.id === taskId);
  if (index < 0) return undefined;
  if (to === 'up') return cards[index - 1]?.id;
  if (index === cards.length - 1) return undefined;
  return cards[index + 2]?.id ?? null;
}
