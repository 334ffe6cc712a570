// Offers the open task to the command menu.
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { copyTaskLink } from '#features/tasks/details/copy-link.ts';
import { isFullForm, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { type TaskHere, useHere } from '#lib/commands-here.ts';

/** The shortcuts of a card that also make sense for an open task. */
export const openTaskShortcuts = ['cardAssign', 'cardCopy', 'cardDelete'] as const;

/** `onDelete` asks whether the task is to be deleted. While the whole form is edited, its fields have their values. */
export function useOpenTaskHere(editor: TaskEditor, onDelete: () => void): void {
  const actions = useTaskActions();
  const { id: userId } = useCurrentUser();
  const { task, gone } = editor;
  useHere('task', (): TaskHere | undefined => {
    if (!task || gone !== undefined || isFullForm(editor)) return undefined;
    const acts: Record<(typeof openTaskShortcuts)[number], () => unknown> = {
      cardAssign: () => actions.assign(task, userId),
      cardCopy: () => copyTaskLink(task.id),
      cardDelete: onDelete,
    };
    return { task, scope: 'task', run: (id) => acts[id as keyof typeof acts]?.() };
  });
}
