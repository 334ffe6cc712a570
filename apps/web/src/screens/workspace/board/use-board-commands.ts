// Runs keyboard commands on a card of the board.
import type { TaskCard } from '@app/contract';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { type Lane, neighbour, positionOf, reorderBefore } from '#screens/workspace/board/board-neighbours.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import type { BoardCommand } from '#screens/workspace/surface/task-commands.ts';
import { type ItemHandlers, useItemCommands } from '#screens/workspace/surface/use-item-commands.ts';

interface Given extends ItemHandlers {
  moves: BoardMoves;
  lanes: () => readonly Lane[];
  /** Whether cards have an order here. */
  ordered: boolean;
  onFocus: (card: TaskCard) => void;
}

/** Runs a command for a card. */
export function useBoardCommands(given: Given): (command: BoardCommand, card: TaskCard) => void {
  const item = useItemCommands(given);

  function move(card: TaskCard, to: 'up' | 'down' | 'left' | 'right') {
    const lanes = given.lanes();
    const spot = positionOf(lanes, card.id);
    if (!spot) return;
    if (to === 'left' || to === 'right') {
      const target = lanes[spot.lane + (to === 'left' ? -1 : 1)];
      if (target && !target.foreign) given.moves.move(card.id, target.columnId, null);
      return;
    }
    // With Shift, the arrows extend a selection; without one they move the card.
    if (selectionParts.get()?.isSelected(card.id)) return given.onSelect?.(card, to);
    const lane = lanes[spot.lane];
    // Without places of their own, the move says why there are none.
    const beforeId = given.ordered && lane ? reorderBefore(lane.cards, card.id, to) : null;
    if (lane && beforeId !== undefined) given.moves.move(card.id, lane.columnId, beforeId);
  }

  return (command, card) => {
    if (command.kind === 'focus') {
      const next = neighbour(given.lanes(), card.id, command.to);
      if (next) given.onFocus(next);
    } else if (command.kind === 'move') move(card, command.to);
    else if (command.kind === 'open') given.onOpen(card.id);
    else item(command, card);
  };
}
