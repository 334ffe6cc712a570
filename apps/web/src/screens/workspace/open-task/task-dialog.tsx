// An open task in a dialog over the view of a workspace; the dialog stays open while one moves from task to task.
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useRef, useState } from 'react';
import { useTaskKey } from '#features/tasks/details/use-task-key.ts';
import { announce } from '#lib/announce.ts';
import { createdTasks } from '#lib/created-tasks.ts';
import { useText } from '#lib/text.ts';
import { type Step, TaskPanel } from '#screens/workspace/open-task/task-panel.tsx';
import { type Shown, useTaskOrder } from '#screens/workspace/open-task/use-task-order.ts';
import { focusTask } from '#screens/workspace/view-focus.ts';
import { DialogShell } from '#ui/dialog.tsx';
import { useRestoreFocus } from '#ui/use-restore-focus.ts';

interface TaskDialogProps {
  taskId: number;
  people: ReadonlyMap<number, UserCard>;
  today: string;
  /** It opens in edit mode. */
  edits: boolean;
  /** The data of the view below. */
  shown: Shown;
  /** Shows another task instead. */
  onChange: (taskId: number) => void;
  onClose: () => void;
}

export function TaskDialog({ taskId, people, today, edits, shown, onChange, onClose }: TaskDialogProps) {
  const { tasks } = useText();
  const around = useTaskOrder(shown, taskId);
  const opener = useRestoreFocus();
  const shownKey = useTaskKey(taskId);
  const [first] = useState(shownKey);
  const [pressed, press] = useState(false);
  const close = useRef(onClose);

  function step(to: Step, byMenu: boolean) {
    const id = around[to];
    const next = shown.tasks.find((card) => card.id === id);
    if (id === undefined) return;
    press(byMenu);
    onChange(id);
    const position = around.position + (to === 'next' ? 1 : -1);
    if (next && around.position > 0) announce(tasks.nowShown(next.title, position, around.of));
  }

  return (
    <DialogShell
      open
      size="page"
      onOpenChange={(open) => !open && close.current()}
      onOpenAutoFocus={opener.save}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        const isBack = shownKey === first && opener.restore(event);
        if (!isBack && !focusTask(taskId) && !focusTask(createdTasks.get().get(first) ?? first))
          document.getElementById('content')?.focus();
      }}
    >
      <TaskPanel
        key={shownKey}
        taskId={taskId}
        people={people}
        today={today}
        edits={edits && shownKey === first}
        around={around}
        pressed={pressed}
        onStep={step}
        onClose={onClose}
        closeRef={close}
      />
    </DialogShell>
  );
}
