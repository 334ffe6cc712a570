// The one way in which a stored task changes: read, decide, write if it is still the one that was read.
import type { Task } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { conflict } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Act } from '#notifications/acts.ts';
import { seeTask } from '#tasks/see-task.ts';
import { type TaskPatch, updateTask } from '#tasks/task-writes.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';

interface Decision {
  patch: TaskPatch;
  comment?: string | undefined;
  reordered?: boolean | undefined;
  /** What people are told of. */
  acts?: readonly Act[];
}

const attempts = 10;

/**
 * Changes a task as `decide` says of the row it is given. With a `version` a task that has another one is refused with 409
 * and its current row; without one the change is decided anew where somebody else was faster. `seen` is the row where the
 * caller has read it already.
 */
export async function writeTask(
  db: Db,
  actor: Principal,
  { taskId, version, seen }: { taskId: number; version?: number | undefined; seen?: TaskRow },
  decide: (task: TaskRow) => Promise<Decision>,
): Promise<Task> {
  let reordered = false;
  for (let attempt = 1; ; attempt++) {
    const known = attempt === 1 ? seen : undefined;
    const task = known ?? (await seeTask(db, actor, taskId));
    if (version !== undefined && version !== task.version) throw conflict('tasks.stale', task);
    const { patch, comment, acts = [], ...decision } = await decide(task);
    // A place that was made in vain was made all the same.
    reordered ||= decision.reordered ?? false;
    if (Object.keys(patch).length === 0) return task;
    const written = await updateTask(db, { taskId, version: task.version, patch, actor, comment, reordered, acts });
    if (written) return written;
    if (attempt === attempts) throw conflict('tasks.stale', task);
  }
}
