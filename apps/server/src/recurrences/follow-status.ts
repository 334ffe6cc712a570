// Makes the next task of a series when one is done, and takes it back when that is undone.
import { doneStatus } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { makeNextTask } from '#recurrences/make-next-task.ts';
import { takeBackNext } from '#recurrences/recurrences.sql.ts';
import { todayOf } from '#recurrences/series.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';

/**
 * Returns the written task, which no longer recurs once the next one does. Call it in the transaction that has written the task: the
 * lock on its row makes everybody else who changes the status wait, so that one next task is made. `task` is the row before; `onMade`
 * notifies of the next task instead of this.
 */
export async function followStatus(
  db: Db,
  actor: Principal,
  task: TaskRow,
  written: Task,
  onMade?: (taskId: number, assignees: readonly number[]) => void,
): Promise<Task> {
  if (task.status === written.status) return written;
  if (task.status === doneStatus) return { ...written, ...(await takeBackNext(db, task.id, actor)) };
  if (written.status !== doneStatus || written.repeatWhen !== 'done') return written;
  const nextTask = await makeNextTask(db, actor, { ...task, ...written }, { today: todayOf(actor), onMade });
  return nextTask === undefined ? written : { ...written, repeat: null, repeatWhen: null };
}
