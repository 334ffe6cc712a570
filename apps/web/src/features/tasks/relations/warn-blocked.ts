// Warns whoever has just finished a task that it is blocked: by a drag, a key, a menu, a list or for many at once. It is no lock.
import { type BulkResult, doneStatus, limits, type Task, type TaskCard } from '@app/contract';
import type { RelationSummary } from '@app/contract/relations/relations.contract.ts';
import type { Mutation, QueryClient } from '@tanstack/react-query';
import { relationSummaries } from '#features/tasks/relations/relations.queries.ts';
import { englishReady } from '#lib/language.ts';
import { currentText } from '#lib/text.ts';
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
  const [subject, act, about] = mutation.options.mutationKey ?? [];
  if (subject !== 'tasks' || act !== 'write') return;
  const finished = about === 'many' ? finishedOfMany(mutation.state.data) : finishedAlone(mutation);
  if (finished.length > 0) void warn(finished, typeof about === 'number' ? about : undefined);
}

function finishedAlone({ state }: Written): Pick<TaskCard, 'id' | 'title'>[] {
  const saved = state.data as Task | null | undefined;
  const { boards = [], task } = (state.context ?? {}) as Before;
  const before = boards[0]?.[1] ?? task;
  return saved?.status === doneStatus && before && before.status !== doneStatus ? [saved] : [];
}

function finishedOfMany(data: unknown): Pick<TaskCard, 'id' | 'title'>[] {
  const { changed = [] } = (data ?? {}) as Partial<BulkResult>;
  return changed.flatMap(({ card, undo }) => {
    const before = undo.change['status'];
    return card?.status === doneStatus && before !== undefined && before !== doneStatus ? [card] : [];
  });
}

async function warn(finished: readonly Pick<TaskCard, 'id' | 'title'>[], taskId: number | undefined): Promise<void> {
  const step = undoSteps.findLast((each) => each.taskId === taskId);
  const titles = new Map(finished.map(({ id, title }) => [id, title]));
  const asked = [...titles.keys()].slice(0, limits.bulkTasks);
  // Without an answer the open task still says it.
  const [found] = await Promise.all([relationSummaries(asked), englishReady(['overlays'])]).catch(() => [[]]);
  const blocked = found.filter(({ blockers, hasHiddenBlocker }) => blockers.length > 0 || hasHiddenBlocker);
  const [first] = blocked;
  // Whoever has taken it back meanwhile needs no warning.
  if (!first || (step && !undoSteps.includes(step))) return;
  const { relations, shell } = currentText('overlays');
  const action = step && { label: shell.undo, run: step.take };
  if (finished.length === 1) {
    toast({ title: relations.doneBlocked, about: titles.get(first.taskId), text: blockersOf(first), action });
    return;
  }
  const lines = blocked.slice(0, named).map((each) => relations.blockedByList(titles.get(each.taskId) ?? '', blockersOf(each)));
  if (blocked.length > named) lines.push(relations.moreBlocked(blocked.length - named));
  toast({ title: relations.manyDoneBlocked(blocked.length), text: lines.join('; '), action });
}

function blockersOf({ blockers, hasHiddenBlocker }: RelationSummary): string {
  const titles = blockers.map(({ title }) => title);
  return [...titles, ...(hasHiddenBlocker ? [currentText('overlays').relations.hiddenBlocker] : [])].join(', ');
}
