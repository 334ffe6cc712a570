// Notes which tasks the waiting writes have finished, and warns of those that are blocked once all are sent. A write of the queue is no
// mutation of the page, so whoever watches mutations does not see it.
import * as api from '@app/contract/api.ts';
import { doneStatus } from '@app/contract/limits.ts';
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { queryClient } from '#app/query-client.ts';
import { type Applied, warnOfApplied } from '#features/tasks/relations/warn-blocked.ts';
import { call } from '#lib/call.ts';
import type { WaitingWrite } from '#lib/waiting-writes.ts';

export interface FinishedWrites {
  /** Returns the task as it is before a write that would finish it; undefined if that does not matter or is not known. */
  before(write: WaitingWrite, taskId: number): Promise<Task | undefined>;
  /** Notes the answer to a write. */
  sent(write: WaitingWrite, before: Task | undefined, answer: unknown): void;
  /** Warns of what was finished although it is blocked, here and in the tab at which the person looks. */
  warn(tabs: BroadcastChannel | undefined): void;
}

export function finishedWrites(): FinishedWrites {
  const finished = new Map<number, Applied>();
  return {
    async before(write, taskId) {
      // Once it was sent, the server may have applied it.
      if (!wouldFinish(write) || write.sentAt !== undefined) return undefined;
      return call(api.tasks.get, { params: { taskId } }).catch(() => undefined);
    },
    sent(write, before, answer) {
      if (write.name !== 'tasks.move' && write.name !== 'tasks.update') return;
      const { id, title, status } = answer as Task;
      // A later write has taken it back.
      if (status !== doneStatus) finished.delete(id);
      else if (wouldFinish(write) && before?.status !== doneStatus)
        finished.set(id, { id, title, before, isByStatus: write.name === 'tasks.update' });
    },
    warn(tabs) {
      const list = [...finished.values()];
      if (list.length === 0) return;
      if (document.hidden) tabs?.postMessage(list);
      void warnOfApplied(queryClient, list);
    },
  };
}

/** Warns of what a hidden tab has sent, if the person sees this one. */
export function warnForOtherTab(list: readonly Applied[]): void {
  if (!document.hidden) void warnOfApplied(queryClient, list);
}

function wouldFinish({ name, task }: WaitingWrite): boolean {
  return (name === 'tasks.move' || name === 'tasks.update') && task?.status === doneStatus;
}
