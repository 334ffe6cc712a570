// Runs keyboard commands on a card of a board with lanes.
import type { TaskCard } from '@app/contract';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import { reorderBefore } from '#screens/workspace/board/board-neighbours.ts';
import { laneNeighbour, spotOf } from '#screens/workspace/board/lanes/lane-neighbours.ts';
import type { LaneDrops } from '#screens/workspace/board/lanes/use-lane-drops.ts';
import type { BoardCommand } from '#screens/workspace/surface/task-commands.ts';
import { type ItemHandlers, useItemCommands } from '#screens/workspace/surface/use-item-commands.ts';

interface Given extends ItemHandlers {
  drops: LaneDrops;
  /** The lanes and columns that show cards. */
  lanes: readonly BoardLane[];
  columns: readonly { columnId: number; foreign: boolean }[];
  ordered: boolean;
  /** Moves a card into a column; its lane follows. */
  onMove: (taskId: number, columnId: number) => void;
  onFocus: (card: TaskCard) => void;
}

export function useLaneCommands(given: Given): (command: BoardCommand, card: TaskCard) => void {
  const { lanes, columns, drops, ordered } = given;
  const item = useItemCommands(given);

  function moveUpOrDown(card: TaskCard, to: 'up' | 'down') {
    const spot = spotOf(lanes, card.id);
    const columnId = spot && columns[spot.column]?.columnId;
    const lane = spot && lanes[spot.row];
    if (!spot || !lane || columnId === undefined) return;
    // With Shift, the arrows extend a selection; without one they move the card.
    if (selectionParts.get()?.isSelected(card.id)) return given.onSelect?.(card, to);
    const beforeId = ordered ? reorderBefore(spot.cards, card.id, to) : undefined;
    if (beforeId !== undefined) {
      drops.drop(card.id, columnId, beforeId, lane.value);
      return;
    }
    // At the edge of its cell it goes on to the next lane that takes it; if none does, the nearest one says why.
    const further = to === 'up' ? lanes.slice(0, spot.row).toReversed() : lanes.slice(spot.row + 1);
    const target = further.find(({ value }) => !drops.refusalOf(card.id, columnId, value)) ?? further[0];
    if (!target) return;
    const first = ordered && to === 'down' ? target.cells[spot.column]?.[0]?.id : undefined;
    drops.drop(card.id, columnId, first ?? null, target.value);
  }
  function move(card: TaskCard, to: 'up' | 'down' | 'left' | 'right') {
    if (to === 'up' || to === 'down') return moveUpOrDown(card, to);
    const spot = spotOf(lanes, card.id);
    const target = spot && columns[spot.column + (to === 'left' ? -1 : 1)];
    if (target && !target.foreign) given.onMove(card.id, target.columnId);
  }

  return (command, card) => {
    if (command.kind === 'focus') {
      const ids = columns.map(({ columnId }) => columnId);
      const next = laneNeighbour(ids, lanes, card.id, command.to);
      if (next) given.onFocus(next);
    } else if (command.kind === 'move') move(card, command.to);
    else if (command.kind === 'open') given.onOpen(card.id);
    else item(command, card);
  };
}
