// Tasks that this page has changed, as they are in the numbers of open tasks until their event comes.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';

/** The fields of a task that decide in which numbers it is. */
export type CountedTask = Pick<TaskCard, 'workspaceId' | 'department' | 'departments' | 'status'>;

const counted = new Map<number, CountedTask>();

/** Remembers a task as it is before a write of this page; of several writes the first one counts. */
export function rememberCounted(taskId: number, task: CountedTask): void {
  if (!counted.has(taskId)) counted.set(taskId, task);
}

/** Returns what was remembered of a task, and forgets it. */
export function takeCounted(taskId: number): CountedTask | undefined {
  const task = counted.get(taskId);
  counted.delete(taskId);
  return task;
}

/** The numbers are loaded anew. */
export function forgetCounted(): void {
  counted.clear();
}
