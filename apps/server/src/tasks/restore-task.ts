// Restores a deleted task to its place, if its column has room for it.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { Db } from '#db/connect.ts';
import { retryError } from '#db/failures.ts';
import { requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { assertRoomInColumn } from '#tasks/room-in-column.ts';
import { restoreTaskRow } from '#tasks/task-writes.sql.ts';
import { findDeletedTask } from '#tasks/tasks.sql.ts';
import { findColumn } from '#workspaces/columns.sql.ts';

/** Restores the task; 404 if the person may not see it or it was deleted too long ago, 409 if its column refuses more tasks. */
export async function restoreTask(db: Db, actor: Principal, taskId: number): Promise<Task> {
  const task = await findDeletedTask(db, actor, taskId);
  if (task) {
    const column = await findColumn(db, task.columnId, true);
    // Whoever deletes a column moves its deleted tasks, too.
    if (!column) throw retryError('the column was deleted');
    await assertRoomInColumn(db, actor, column, task);
  }
  return requireFound(await restoreTaskRow(db, actor, taskId), 'tasks.notFound');
}
