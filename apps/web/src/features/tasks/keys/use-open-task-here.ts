// Registers the actions on the open task as a whole: by the keys of a card, and in the command menu.
import { useQueryClient } from '@tanstack/react-query';
import { duplicateTask } from '#features/tasks/data/duplicate-task.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { copyTaskLink } from '#features/tasks/details/copy-link.ts';
import { isFullForm, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import type { OpenTaskAct } from '#features/tasks/keys/open-task-shortcuts.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { type TaskHere, useHere } from '#lib/commands-here.ts';
import { runShortcut, useShortcut } from '#lib/hotkey.ts';
import { afterOverlays } from '#lib/overlays.ts';

/** `onDelete` asks whether the task is to be deleted. While the whole form is edited, its fields have their values. */
export function useOpenTaskHere(editor: TaskEditor, onDelete: () => void): void {
  const client = useQueryClient();
  const actions = useTaskActions();
  const { id: userId } = useCurrentUser();
  const { task, gone } = editor;
  const isHere = task !== undefined && gone === undefined && !isFullForm(editor);
  const acts: Record<Exclude<OpenTaskAct, 'cardScore'>, () => unknown> = {
    cardRename: () => editor.editPart('title'),
    cardAssign: () => task && actions.assign(task, userId),
    cardCopy: () => task && copyTaskLink(task.id),
    cardDuplicate: () => task && duplicateTask(client, task),
    cardDelete: onDelete,
  };
  useShortcut('cardRename', () => void acts.cardRename(), isHere);
  useShortcut('cardAssign', () => void acts.cardAssign(), isHere);
  useShortcut('cardCopy', () => void acts.cardCopy(), isHere);
  useShortcut('cardDuplicate', () => void acts.cardDuplicate(), isHere);
  useShortcut('cardDelete', () => void acts.cardDelete(), isHere);
  useHere('task', (): TaskHere | undefined => {
    if (!task || !isHere) return undefined;
    return {
      task,
      scope: 'task',
      // The panel of the score belongs to its button, which waits until the menu is closed.
      run: (id) => (id === 'cardScore' ? afterOverlays(() => runShortcut(id)) : acts[id as keyof typeof acts]?.()),
    };
  });
}
