// The dialogs over a board or a list: the open task, and the new task.

import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

const TaskDialog = lazyOverlay(
  () => import('#screens/workspace/open-task/task-dialog.tsx').then((m) => ({ default: m.TaskDialog })),
  { opens: 'screen' },
);
const CreateTaskDialog = lazyOverlay(
  () => import('#screens/workspace/create/create-task-dialog.tsx').then((m) => ({ default: m.CreateTaskDialog })),
  { opens: 'field', name: 'create' },
);

export function BoardDialogs({ view }: { view: BoardView }) {
  'use no memo';
  const { data, board, groupBy, people, statuses, shown, task, creating, createdIn, endCreating } = view;
  useAfterFirstPaint(() => void CreateTaskDialog.preload().then(TaskDialog.preload), 'soon');
  return (
    <>
      <SelectionSlot part="bar" view={view} />
      {task.taskId ? (
        <TaskDialog
          taskId={task.taskId}
          people={people}
          today={data.today}
          edits={task.edits}
          shown={{ board, groupBy, tasks: shown, statuses, people, inOrder: data.pages !== undefined }}
          onChange={task.change}
          onClose={task.close}
          onLoadError={task.close}
        />
      ) : null}
      {creating ? (
        <CreateTaskDialog
          boardId={data.workspaceId}
          columns={data.columns}
          users={data.users}
          onClose={endCreating}
          createdIn={createdIn}
          onLoadError={endCreating}
        />
      ) : null}
    </>
  );
}
