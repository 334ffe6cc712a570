// Finds a task for the caller, or throws with the reason why there is none.
import type { Db } from '#db/connect.ts';
import { deletedError, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { findTask, isDeleted, type TaskRow } from '#tasks/tasks.sql.ts';

/** Returns the task; throws 404 `deleted` if the caller saw it before it was deleted, otherwise 404 `not_found`. */
export async function requireTask(db: Db, actor: Principal, taskId: number): Promise<TaskRow> {
  const task = await findTask(db, actor, taskId);
  if (!task && (await isDeleted(db, actor, taskId))) throw deletedError('tasks.wasDeleted');
  return requireFound(task, 'tasks.notFound');
}
