// Finds a task for whoever asks for it, or says why there is none.
import type { Db } from '#db/connect.ts';
import { gone, must } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { findTask, isDeleted, type TaskRow } from '#tasks/tasks.sql.ts';

/** The task; 404 `deleted` to those who saw it where it was deleted, else 404 `not_found`. */
export async function seeTask(db: Db, actor: Principal, taskId: number): Promise<TaskRow> {
  const task = await findTask(db, actor, taskId);
  if (!task && (await isDeleted(db, actor, taskId))) throw gone('tasks.wasDeleted');
  return must(task, 'tasks.notFound');
}
