// Duplicates a task: what was planned, with nothing of what was done.
import { copyOf } from '@app/contract/tasks/copy-task.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { attachmentsQuery } from '#features/attachments/attachments.queries.ts';
import { createTask, deleteTask } from '#features/tasks/data/task-writes.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { startUndoable } from '#lib/undo.ts';
import { singleFlight } from '#lib/use-single-flight.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

/** Creates a copy at the end of the same column, with files of its own; the message offers an undo. */
export function duplicateTask(client: QueryClient, task: Pick<TaskCard, 'id' | 'title' | 'coverId'>): Promise<void> {
  return singleFlight(`duplicate-${task.id}`, () => duplicate(client, task));
}

async function duplicate(client: QueryClient, { id, title, coverId }: Pick<TaskCard, 'id' | 'title' | 'coverId'>): Promise<void> {
  const undoable = startUndoable();
  const { tasks, shell } = currentText();
  try {
    const task = await client.fetchQuery(taskQuery(id));
    const shown = client.getQueryData(attachmentsQuery(id).queryKey)?.find(({ isCover }) => isCover)?.id;
    const cover = coverId ?? shown;
    const made = await createTask(client, task.workspaceId, { ...copyOf(task), ...(cover && { coverId: cover }) });
    const way = undoable.offer(() => deleteTask(client, made.id), made.id);
    toast({
      title: isLocalId(made.id) ? tasks.kept.title : tasks.duplicated,
      about: title,
      action: { label: shell.undo, run: way.take },
    });
  } catch (error) {
    toast({ title: tasks.duplicateFailed, text: reasonOf(error), kind: 'destructive' });
  }
}
