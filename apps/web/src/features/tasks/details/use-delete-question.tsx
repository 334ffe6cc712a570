// Asks whether an open task is to be deleted, and deletes it.
import { type ReactNode, useState } from 'react';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useText } from '#lib/text.ts';
import { Confirm } from '#ui/confirm.tsx';

/** `onDelete` leaves the task, which is about to be deleted, without a confirmation. */
export function useDeleteQuestion({ taskId, task }: TaskEditor, onDelete: () => void): { ask: () => void; question: ReactNode } {
  const { tasks } = useText();
  const { remove } = useTaskActions();
  const [asking, setAsking] = useState(false);
  const question = (
    <Confirm
      danger
      open={asking}
      onOpenChange={setAsking}
      title={tasks.deleteAsk}
      text={task?.title}
      confirmLabel={tasks.remove}
      cancelLabel={tasks.cancel}
      onConfirm={() => {
        onDelete();
        void remove(taskId, 'details');
      }}
    />
  );
  return { ask: () => setAsking(true), question };
}
