// Updates a stored task: reads it, decides the change, and writes it if the row is still the same (optimistic locking). Every
// change of a task goes through it.

import { changesOf, type RecordedTask } from '@app/contract/history/history.rules.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { Db } from '#db/connect.ts';
import { conflictError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';
import { followStatus } from '#recurrences/follow-status.ts';
import { requireTask } from '#tasks/require-task.ts';
import { type TaskPatch, updateTaskRow } from '#tasks/task-writes.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';

/** What a change writes to a task. */
export interface Decision {
  patch: TaskPatch;
  comment?: string | undefined;
  reordered?: boolean | undefined;
  /** The triggers of notifications. */
  triggers?: readonly Trigger[];
}

const attempts = 10;

/**
 * Updates a task by the decision of `decide` for the given row. If `version` is given and the task has another one, throws 409
 * with the current row; without it, a concurrent change makes it decide again. `seen` is the row if the caller has read it
 * already.
 */
export async function writeTask(
  db: Db,
  actor: Principal,
  { taskId, version, seen }: { taskId: number; version?: number | undefined; seen?: TaskRow },
  decide: (task: TaskRow) => Promise<Decision>,
): Promise<Task> {
  let reordered = false;
  for (let attempt = 1; ; attempt++) {
    const row = attempt === 1 ? seen : undefined;
    const task = row ?? (await requireTask(db, actor, taskId));
    if (version !== undefined && version !== task.version) throw conflictError('tasks.stale', task);
    const { patch, comment, triggers = [], ...decision } = await decide(task);
    // An earlier attempt may have reordered cards, and they stay reordered.
    reordered ||= decision.reordered ?? false;
    if (Object.keys(patch).length === 0) return task;
    // The row is the one that is written, since the write compares its version.
    const changes = changesOf(task, patch as Partial<RecordedTask>);
    const written = await updateTaskRow(db, {
      taskId,
      version: task.version,
      patch,
      actor,
      comment,
      reordered,
      triggers,
      changes,
    });
    if (written) return followStatus(db, actor, task, written);
    if (attempt === attempts) throw conflictError('tasks.stale', task);
  }
}
