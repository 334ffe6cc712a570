// The dialogs over a board or a list: the open task, and the new task.

import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { OpenedTask, preloadOpenedTask } from '#screens/workspace/surface/opened-task.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

const CreateTaskDialog = lazyOverlay(
  () => import('#screens/workspace/create/create-task-dialog.tsx').then((m) => ({ default: m.CreateTaskDialog })),
  { opens: 'field', name: 'create' },
);

export function BoardDialogs({ view }: { view: BoardView }) {
  'use no memo';
  const { data, board, groupBy, people, statuses, shown, task, creating, createdIn, endCreating } = view;
  useAfterFirstPaint(() => void CreateTaskDialog.preload().then(preloadOpenedTask), 'soon');
  return (
    <>
      <SelectionSlot part="bar" view={view} />
      <OpenedTask
        task={task}
        people={people}
        today={data.today}
        shown={{ board, groupBy, tasks: shown, statuses, people, inOrder: data.pages !== undefined }}
      />
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
