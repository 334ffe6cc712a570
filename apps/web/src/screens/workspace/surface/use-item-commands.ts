// Runs keyboard commands on a task, on its card or its row.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Selects, selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { copyTaskLink } from '#features/tasks/details/copy-link.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { showLoadError } from '#lib/load-error-toast.ts';
import type { ItemCommand, TaskField } from '#screens/workspace/surface/task-commands.ts';

export interface ItemHandlers {
  onOpen: (taskId: number, edit?: boolean) => void;
  onMenu: (card: TaskCard, only: TaskField) => void;
  onDelete: (card: TaskCard) => void;
  /** Edits the title in its place; missing where the task opens for it. */
  onRename?: (card: TaskCard) => void;
  /** Missing where nothing is selected. */
  onSelect?: (card: TaskCard, how: Selects) => void;
}

/** Returns a function that runs a command for a task. */
export function useItemCommands({
  onOpen,
  onMenu,
  onDelete,
  onRename,
  onSelect,
}: ItemHandlers): (command: ItemCommand, card: TaskCard) => void {
  const client = useQueryClient();
  const actions = useTaskActions();
  const { id: userId } = useCurrentUser();
  return (command, card) => {
    if (command.kind === 'select') onSelect?.(card, command.how);
    else if (command.kind === 'rename') (onRename ?? (({ id }) => onOpen(id, true)))(card);
    else if (selectionParts.get()?.askForMany(command.kind === 'menu' ? command.only : command.kind)) return;
    else if (command.kind === 'duplicate') duplicate(client, card);
    else if (command.kind === 'edit') onOpen(card.id, true);
    else if (command.kind === 'menu') onMenu(card, command.only);
    else if (command.kind === 'delete') onDelete(card);
    else if (command.kind === 'copyLink') void copyTaskLink(card.id);
    else void actions.assign(card, userId);
  };
}

/** Duplicates a task with code that loads on first use. */
export function duplicate(client: QueryClient, card: TaskCard): void {
  import('#features/tasks/data/duplicate-task.ts').then(
    ({ duplicateTask }) => duplicateTask(client, card),
    () => showLoadError({ again: () => duplicate(client, card), onLeft: () => undefined }),
  );
}
