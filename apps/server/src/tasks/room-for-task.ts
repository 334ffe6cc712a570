// Refuses a task on a board that has as many as it may. Counting them takes longer than writing one, so it is not done each time.
import { limits } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import { tasksInWorkspace } from '#tasks/tasks.sql.ts';

/** While so many tasks have room, so many are created after a count without another, for so long (milliseconds). */
const uncounted = { room: 10_000, tasks: 500, time: 60_000 };

interface Counted {
  count: number;
  at: number;
  since: number;
}

const counts = new Map<number, Counted>();

/** Whether the workspace has room for another task without a count; then the task is counted. */
export function hasKnownRoom(workspaceId: number): boolean {
  const known = counts.get(workspaceId);
  if (!known || Date.now() - known.at >= uncounted.time || known.since >= uncounted.tasks) return false;
  if (limits.tasksPerWorkspace - known.count < uncounted.room) return false;
  known.since++;
  return true;
}

/** Throws 409 if the workspace has no room for another task, deleted ones included. */
export async function assertRoomForTask(db: Db, workspaceId: number): Promise<void> {
  if (hasKnownRoom(workspaceId)) return;
  const count = await assertRowLimit(db, tasksInWorkspace(workspaceId), limits.tasksPerWorkspace, 'tasks.boardFull');
  counts.set(workspaceId, { count, at: Date.now(), since: 0 });
}
