// Remembers an opened task for the command menu, and forgets one that is gone.
import { useEffect } from 'react';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { forgetRecentTask, rememberRecent } from '#lib/recents.ts';
import { isLocalId } from '#lib/waiting-writes.ts';

export function useRecentTask({ taskId, task, state }: TaskEditor): void {
  const { id: userId } = useCurrentUser();
  const title = task?.title;
  useEffect(() => {
    if (state === 'notFound' || state === 'gone') forgetRecentTask(taskId);
    // A task that the server does not know yet will have another id.
    else if (state === 'ready' && title !== undefined && !isLocalId(taskId)) rememberRecent(userId, { taskId, title });
  }, [userId, taskId, title, state]);
}
