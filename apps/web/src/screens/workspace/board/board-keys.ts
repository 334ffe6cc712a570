// The keys of a card: they go from card to card, and move one through the columns and lanes of a board.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import type { BoardColumn } from '#features/tasks/data/board-columns.ts';
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import type { ShortcutIn } from '#lib/shortcuts.ts';
import { columnsThrough, type Lanes, reorderBefore, spotOf } from '#screens/workspace/board/board-lanes.ts';
import { type Direction, neighbour } from '#screens/workspace/surface/neighbours.ts';

/** Moves cards, and says where none can go. */
export interface BoardDrops {
  /** Moves a card, and the selected ones with it, into a column, a cell or a collapsed lane. Returns whether there was anything to move. */
  drop: (taskId: number, columnId: number, beforeId: number | null, lane?: string) => boolean;
  /** Returns why a card cannot be dropped into a cell. */
  refusalOf: (taskId: number, columnId: number, lane: string) => string | undefined;
}

interface Options {
  lanes: Lanes;
  columns: readonly BoardColumn[];
  /** Whether cards have an order here. */
  ordered: boolean;
  drops: BoardDrops;
  goTo: (taskId: number) => void;
  /** Extends the selection. */
  extend: (card: TaskCard, to: 'up' | 'down') => void;
}

type CardKey = Exclude<ShortcutIn<'card'>, 'cardOpen'>;

const goes: Partial<Record<CardKey, Direction>> = {
  cardUp: 'up',
  cardDown: 'down',
  cardLeft: 'left',
  cardRight: 'right',
  cardFirst: 'first',
  cardLast: 'last',
};

export function boardKeys({ lanes, columns, ordered, drops, goTo, extend }: Options) {
  const { open } = lanes;

  function beside(card: TaskCard, step: -1 | 1): void {
    const spot = spotOf(open, card.id);
    const target = spot && columns[spot.column + step];
    if (target && !target.foreign) drops.drop(card.id, target.column.id, null);
  }
  function upOrDown(card: TaskCard, to: 'up' | 'down'): void {
    const spot = spotOf(open, card.id);
    const columnId = spot && columns[spot.column]?.column.id;
    const lane = spot && open[spot.row];
    if (!spot || !lane || columnId === undefined) return;
    // With Shift, the arrows extend a selection; without one they move the card.
    const isExtending = selectionParts.get()?.isSelected(card.id);
    const beforeId = ordered ? reorderBefore(spot.cards, card.id, to) : undefined;
    if (isExtending) extend(card, to);
    else if (beforeId !== undefined) drops.drop(card.id, columnId, beforeId, lanes.by && lane.value);
    else if (lanes.by) toNextLane(card, spot.row, columnId, to);
    // Without places of their own, the move says why there are none.
    else if (!ordered) drops.drop(card.id, columnId, null);
  }
  /** At the edge of its cell a card goes on to the next lane that takes it; if none does, the nearest one says why. */
  function toNextLane(card: TaskCard, row: number, columnId: number, to: 'up' | 'down'): void {
    const further = to === 'up' ? open.slice(0, row).toReversed() : open.slice(row + 1);
    const target = further.find(({ value }) => !drops.refusalOf(card.id, columnId, value)) ?? further[0];
    if (!target) return;
    const column = columns.findIndex((boardColumn) => boardColumn.column.id === columnId);
    const first = ordered && to === 'down' ? target.cells[column]?.[0]?.id : undefined;
    drops.drop(card.id, columnId, first ?? null, target.value);
  }
  return (pressed: ShortcutIn<'card'>, card: TaskCard): void => {
    const to = goes[pressed as CardKey];
    const next = to && laneNeighbour(open, card.id, to);
    if (next !== undefined) goTo(next);
    else if (pressed === 'cardMoveUp' || pressed === 'cardMoveDown') upOrDown(card, pressed === 'cardMoveUp' ? 'up' : 'down');
    else if (pressed === 'cardMoveLeft' || pressed === 'cardMoveRight') beside(card, pressed === 'cardMoveLeft' ? -1 : 1);
  };
}

/** Returns the card in a direction: up and down through the lanes, sideways within one. */
export function laneNeighbour(lanes: readonly BoardLane[], taskId: number, to: Direction): number | undefined {
  const isSideways = to === 'left' || to === 'right';
  const own = lanes.filter(({ tasks }) => tasks.some(({ id }) => id === taskId));
  const columns = columnsThrough(isSideways ? own : lanes).map((cards) => cards.map(({ id }) => id));
  return neighbour(columns, taskId, to);
}
