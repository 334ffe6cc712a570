// What the commands of the keyboard do to a card of the board.
import type { TaskCard } from '@app/contract';
import { copyTaskLink } from '#features/tasks/copy-link.ts';
import { useTaskActions } from '#features/tasks/task-actions.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import type { BoardCommand, CardField } from '#screens/workspace/board-keys.ts';
import { type Lane, neighbour, reorderBefore, spotOf } from '#screens/workspace/board-neighbours.ts';
import type { BoardMoves } from '#screens/workspace/use-board-moves.ts';

interface Given {
  moves: BoardMoves;
  lanes: () => readonly Lane[];
  /** Whether cards have an order of their own here. */
  ordered: boolean;
  onFocus: (card: TaskCard) => void;
  onOpen: (taskId: number, edit?: boolean) => void;
  onMenu: (card: TaskCard, only: CardField) => void;
  onDelete: (card: TaskCard) => void;
}

/** Carries out a command for a card. */
export function useBoardCommands(given: Given): (command: BoardCommand, card: TaskCard) => void {
  const actions = useTaskActions();
  const { id: userId } = useCurrentUser();

  function move(card: TaskCard, to: 'up' | 'down' | 'left' | 'right') {
    const lanes = given.lanes();
    const spot = spotOf(lanes, card.id);
    if (!spot) return;
    if (to === 'left' || to === 'right') {
      const target = lanes[spot.lane + (to === 'left' ? -1 : 1)];
      if (target) given.moves.move(card.id, target.columnId, null);
      return;
    }
    const lane = lanes[spot.lane];
    const beforeId = given.ordered && lane ? reorderBefore(lane.cards, card.id, to) : undefined;
    if (lane && beforeId !== undefined) given.moves.move(card.id, lane.columnId, beforeId);
  }

  return (command, card) => {
    if (command.kind === 'focus') {
      const next = neighbour(given.lanes(), card.id, command.to);
      if (next) given.onFocus(next);
    } else if (command.kind === 'move') move(card, command.to);
    else if (command.kind === 'open') given.onOpen(card.id);
    else if (command.kind === 'edit') given.onOpen(card.id, true);
    else if (command.kind === 'menu') given.onMenu(card, command.only);
    else if (command.kind === 'delete') given.onDelete(card);
    else if (command.kind === 'copy') void copyTaskLink(card.id);
    else void actions.assign(card, userId);
  };
}
