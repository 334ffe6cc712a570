// The dialogs over a board or a list: the task that is open, and the one that is made.
import { withWords } from '#lib/language.ts';
import { late } from '#lib/late.tsx';
import { first, useLater } from '#lib/later.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

const TaskDialog = late(
  withWords(() => import('#screens/workspace/open-task/task-dialog.tsx').then((m) => ({ default: m.TaskDialog })), 'later'),
  { opens: 'screen' },
);
const CreateTaskDialog = late(
  withWords(
    () => import('#screens/workspace/create/create-task-dialog.tsx').then((m) => ({ default: m.CreateTaskDialog })),
    'later',
  ),
  { opens: 'field', what: 'create' },
);

export function BoardDialogs({ view }: { view: BoardView }) {
  const { data, board, groupBy, people, statuses, shown, task, creating, created, endCreating } = view;
  useLater(() => void CreateTaskDialog.load().then(TaskDialog.load), first);
  return (
    <>
      {task.taskId ? (
        <TaskDialog
          taskId={task.taskId}
          people={people}
          today={data.today}
          edits={task.edits}
          shown={{ board, groupBy, tasks: shown, statuses, people }}
          onChange={task.change}
          onClose={task.close}
          onUnloaded={task.close}
        />
      ) : null}
      {creating ? (
        <CreateTaskDialog
          boardId={data.workspaceId}
          columns={data.columns}
          users={data.users}
          onClose={endCreating}
          onCreated={created}
          onUnloaded={endCreating}
        />
      ) : null}
    </>
  );
}
