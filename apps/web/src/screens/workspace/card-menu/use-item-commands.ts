// Runs keyboard commands on a task, on its card or its row.
import type { TaskCard } from '@app/contract';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { copyTaskLink } from '#features/tasks/details/copy-link.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import type { ItemCommand, TaskField } from '#screens/workspace/board/board-keys.ts';

export interface ItemHandlers {
  onOpen: (taskId: number, edit?: boolean) => void;
  onMenu: (card: TaskCard, only: TaskField) => void;
  onDelete: (card: TaskCard) => void;
}

/** Returns a function that runs a command for a task. */
export function useItemCommands({ onOpen, onMenu, onDelete }: ItemHandlers): (command: ItemCommand, card: TaskCard) => void {
  const actions = useTaskActions();
  const { id: userId } = useCurrentUser();
  return (command, card) => {
    if (command.kind === 'edit') onOpen(card.id, true);
    else if (command.kind === 'menu') onMenu(card, command.only);
    else if (command.kind === 'delete') onDelete(card);
    else if (command.kind === 'copyLink') void copyTaskLink(card.id);
    else void actions.assign(card, userId);
  };
}
