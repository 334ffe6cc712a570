// The task that is open over a view.
import type { ComponentProps } from 'react';
import { lazyOverlay } from '#lib/lazy.tsx';
import type { useOpenTask } from '#screens/workspace/open-task/use-open-task.ts';

const TaskDialog = lazyOverlay(
  () => import('#screens/workspace/open-task/task-dialog.tsx').then((m) => ({ default: m.TaskDialog })),
  { opens: 'screen' },
);

interface OpenedTaskProps extends Pick<ComponentProps<typeof TaskDialog>, 'people' | 'today' | 'shown'> {
  task: ReturnType<typeof useOpenTask>;
}

export function OpenedTask({ task, ...props }: OpenedTaskProps) {
  if (!task.taskId) return null;
  return (
    <TaskDialog
      {...props}
      taskId={task.taskId}
      edits={task.edits}
      onChange={task.change}
      onClose={task.close}
      onLoadError={task.close}
    />
  );
}

/** Loads it ahead of its first use. */
export function preloadOpenedTask(): Promise<void> {
  return TaskDialog.preload();
}
