// Warns whoever has just finished a task that it is blocked: by a drag, a key, a menu, a list or for many at once. It is no lock.
import type { BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { doneStatus, limits } from '@app/contract/limits.ts';
import { blockersText, isBlocked } from '@app/contract/relations/relations.rules.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { moveTask, moveTaskByStatus } from '#features/tasks/data/task-writes.ts';
import { relationSummaries } from '#features/tasks/relations/relations.queries.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { undoSteps } from '#lib/undo.ts';

/** What the writes of tasks keep of a task before the change. */
interface Before {
  boards?: [unknown, TaskCard][];
  task?: Task | undefined;
}

/** A message has room for so many blocked tasks. */
const named = 3;
/** In milliseconds. */
const justNow = 10_000;

/** Watches the writes of tasks of this tab. Returns how to end that. */
export function warnOfBlocked(client: QueryClient): () => void {
  const cache = client.getMutationCache();
  // This part loads after the first screen, on which somebody may have been quicker.
  for (const mutation of cache.findAll({ status: 'success' }))
    if (mutation.state.submittedAt > Date.now() - justNow) look(mutation);
  return cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') look(event.mutation);
  });
}

type Written = Pick<Mutation<unknown, Error, unknown, unknown>, 'options' | 'state'>;

function look(mutation: Written): void {
  const [subject, act, about, how] = mutation.options.mutationKey ?? [];
  if (subject !== 'tasks' || act !== 'write') return;
  const isBulk = how === 'bulk';
  const finished = isBulk ? finishedOfMany(mutation.state.data) : finishedAlone(mutation);
  if (finished.length === 0) return;
  const way = stepOf(typeof about === 'number' && !isBulk ? about : undefined);
  void warn(finished, way, isBulk ? changedIn(mutation.state.data).length : 1);
}

function finishedAlone({ state }: Written): Pick<TaskCard, 'id' | 'title'>[] {
  const saved = state.data as Task | null | undefined;
  const { boards = [], task } = (state.context ?? {}) as Before;
  const before = boards[0]?.[1] ?? task;
  return saved?.status === doneStatus && before && before.status !== doneStatus ? [saved] : [];
}

function changedIn(data: unknown): BulkResult['changed'] {
  return ((data ?? {}) as Partial<BulkResult>).changed ?? [];
}

function finishedOfMany(data: unknown): Pick<TaskCard, 'id' | 'title'>[] {
  return changedIn(data).flatMap(({ card, undo }) => {
    const before = undo.change['status'];
    return card?.status === doneStatus && before !== undefined && before !== doneStatus ? [card] : [];
  });
}

/** How the person takes back what they are warned of. */
interface UndoStep {
  take: (taskIds: readonly number[]) => void;
  /** Whether that has happened meanwhile: then nobody needs a warning. */
  isTaken: () => boolean;
}

function stepOf(taskId: number | undefined): UndoStep | undefined {
  const step = undoSteps.findLast((each) => each.taskId === taskId);
  return step && { take: step.take, isTaken: () => !undoSteps.includes(step) };
}

/** A task that a waiting write has finished. */
export interface Applied extends Pick<TaskCard, 'id' | 'title'> {
  /** Where it was; undefined if nobody knows. */
  before: Pick<Task, 'columnId' | 'status' | 'order'> | undefined;
  /** The write named a status and no column, which the person may not see. */
  isByStatus: boolean;
}

/**
 * Warns of the blocked ones of these tasks. Undo puts them back to where they were: the steps of the page may be gone by now, or be of
 * later changes.
 */
export function warnOfApplied(client: QueryClient, finished: readonly Applied[]): Promise<void> {
  const take = (taskIds: readonly number[]) => {
    for (const task of finished) if (taskIds.includes(task.id)) void putBack(client, task);
  };
  const isKnown = finished.every(({ before }) => before !== undefined);
  return warn(finished, isKnown ? { take, isTaken: () => false } : undefined);
}

async function putBack(client: QueryClient, { id, before, isByStatus }: Applied): Promise<void> {
  if (!before) return;
  const { columnId, status, order } = before;
  try {
    if (isByStatus) await moveTaskByStatus(client, id, status, order);
    else await moveTask(client, id, { columnId, status, send: order, local: order });
  } catch (error) {
    toast({ title: currentText().tasks.moveFailed, text: reasonOf(error), kind: 'destructive' });
  }
}

/** The warning takes the place of the message of an act on many tasks, so it says how many have `changed`, too: its Undo is of all. */
async function warn(finished: readonly Pick<TaskCard, 'id' | 'title'>[], way: UndoStep | undefined, changed = 0): Promise<void> {
  const titles = new Map(finished.map(({ id, title }) => [id, title]));
  const requestedIds = [...titles.keys()].slice(0, limits.bulkTasks);
  // Without an answer the open task still says it.
  const found = await relationSummaries(requestedIds).catch(() => []);
  const blocked = found.filter(isBlocked);
  const [first] = blocked;
  if (!first || way?.isTaken()) return;
  const { bulkChanges, relations, shell } = currentText();
  const action = way && { label: shell.undo, run: () => way.take(blocked.map(({ taskId }) => taskId)) };
  const blockersOf = (each: typeof first) => blockersText(each, relations.hiddenBlocker);
  if (finished.length === 1 && changed <= 1) {
    toast({ title: relations.doneBlocked, about: titles.get(first.taskId), text: blockersOf(first), action });
    return;
  }
  const lines = blocked.slice(0, named).map((each) => relations.blockedByList(titles.get(each.taskId) ?? '', blockersOf(each)));
  if (blocked.length > named) lines.push(relations.moreBlocked(blocked.length - named));
  const [title, text] = [relations.manyDoneBlocked(blocked.length), lines.join('; ')];
  toast(changed > 1 ? { title: bulkChanges.changed(changed), text: `${title}. ${text}`, action } : { title, text, action });
}
