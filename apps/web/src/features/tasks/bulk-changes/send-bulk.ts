// Sends a bulk change: the boards show it at once, a failure takes it back, and the answer replaces it.
import * as api from '@app/contract/api.ts';
import type { BulkChangeInput, BulkResult } from '@app/contract/bulk-changes/bulk-changes.contract.ts';
import { limits } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { type CardChanges, patchCards, putCards, revertCards } from '#features/tasks/bulk-changes/patch-cards.ts';
import { forgetCounted, rememberCounted } from '#features/tasks/data/counted-tasks.ts';
import { call } from '#lib/call.ts';
import { randomKey } from '#lib/idempotency-keys.ts';
import { isLive } from '#lib/live-state.ts';
import { reasonOf } from '#lib/text.ts';
import { askBeforeLeaving } from '#lib/under-way.ts';
import { sendNow } from '#lib/waiting-writes.ts';

const boards = { queryKey: ['tasks', 'board'] };
const writes = ['tasks', 'write'];

type Before = Map<readonly unknown[], Map<number, TaskCard>>;

/** Sends the change; `shown` is what the cards show until the answer. */
function sendBulk(client: QueryClient, body: BulkChangeInput, shown: CardChanges = new Map()): Promise<BulkResult> {
  // The same key each time, so that a repeated request changes nothing twice.
  const key = randomKey();
  const taskIds = new Set(body.tasks.map(({ taskId }) => taskId));
  // A change of one task goes between the other writes of that task, in their order.
  const [only, ...others] = taskIds;
  const one = others.length === 0 ? only : undefined;
  // Behind an earlier change it is not sent yet; once it is, the request itself asks.
  const stopAsking = askBeforeLeaving();
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [...writes, one ?? 'many', 'bulk'],
    scope: { id: one === undefined ? 'many-tasks' : `task-${one}` },
    mutationFn: () => {
      stopAsking();
      return sendNow(() => call(api.bulkChanges.create, { body, key }));
    },
    onMutate: async () => {
      await client.cancelQueries(boards);
      return show(client, shown);
    },
    onError: (_error: Error, _nothing: undefined, before: Before | undefined) => {
      if (before) takeBack(client, before, shown);
    },
    onSuccess: ({ changed, refused }: BulkResult, _nothing: undefined, before: Before | undefined) => {
      const stayed = new Map(refused.flatMap(({ taskId }) => (shown.has(taskId) ? [[taskId, shown.get(taskId) ?? null]] : [])));
      if (before) takeBack(client, before, stayed as CardChanges);
      // A card that is written again shows what is to come; the answer to that write brings all of it.
      const isWritten = (taskId: number) => client.isMutating({ mutationKey: [...writes, taskId] }) > (one === undefined ? 0 : 1);
      const here = changed.filter(({ taskId, card }) => card === null || !isWritten(taskId));
      const fresh = new Map(here.map(({ taskId, card }) => [taskId, card]));
      for (const [queryKey, cards] of client.getQueriesData<TaskCard[]>(boards))
        if (cards) client.setQueryData(queryKey, putCards(cards, fresh, addedTo(queryKey, fresh)));
    },
    onSettled: (result: BulkResult | undefined) => refresh(client, taskIds, result === undefined),
  });
  return mutation.execute(undefined);
}

/**
 * Sends a change of any number of tasks, as many with a request as one takes. Where a later request fails, the rest counts as refused:
 * what was done stays, and can be undone.
 */
export async function sendInSteps(client: QueryClient, body: BulkChangeInput, shown?: CardChanges): Promise<BulkResult> {
  const whole: BulkResult = { changed: [], unchanged: [], refused: [] };
  for (let at = 0; at < body.tasks.length; at += limits.bulkTasks) {
    const tasks = body.tasks.slice(at, at + limits.bulkTasks);
    const taskIds = new Set(tasks.map(({ taskId }) => taskId));
    const part = shown && new Map([...shown].filter(([taskId]) => taskIds.has(taskId)));
    try {
      const { changed, unchanged, refused } = await sendBulk(client, { ...body, tasks }, part);
      whole.changed.push(...changed);
      whole.unchanged.push(...unchanged);
      whole.refused.push(...refused);
    } catch (error) {
      if (at === 0) throw error;
      const message = reasonOf(error);
      const rest = body.tasks.slice(at);
      whole.refused.push(...rest.map(({ taskId }) => ({ taskId, title: null, error: 'unavailable', message, fields: [] })));
      break;
    }
  }
  return whole;
}

/** The cards that a board gains: after an undo of a deletion, those of its own. */
function addedTo(queryKey: readonly unknown[], fresh: ReadonlyMap<number, TaskCard | null>): Set<number> {
  const [, , workspaceId] = queryKey;
  const own = [...fresh.values()].filter((card) => card && (workspaceId === 0 || card.workspaceId === workspaceId));
  return new Set(own.flatMap((card) => (card ? [card.id] : [])));
}

function show(client: QueryClient, shown: CardChanges): Before {
  const before: Before = new Map();
  for (const [queryKey, cards] of client.getQueriesData<TaskCard[]>(boards)) {
    if (!cards) continue;
    const found = cards.filter(({ id }) => shown.has(id));
    for (const card of found) rememberCounted(card.id, card);
    before.set(queryKey, new Map(found.map((card) => [card.id, card])));
    if (found.length > 0) client.setQueryData(queryKey, patchCards(cards, shown));
  }
  return before;
}

function takeBack(client: QueryClient, before: Before, shown: CardChanges): void {
  if (shown.size === 0) return;
  for (const [queryKey, old] of before)
    client.setQueryData(queryKey, (cards: TaskCard[] | undefined) => cards && revertCards(cards, old, shown));
}

/** Loads what nothing else brings: the stream brings all of it, unless the outcome is unknown. */
function refresh(client: QueryClient, taskIds: ReadonlySet<number>, hasFailed: boolean): void {
  if (isLive.get() && !hasFailed) return;
  forgetCounted();
  void client.invalidateQueries(boards);
  void client.invalidateQueries({ queryKey: ['workspaces'] });
  for (const taskId of taskIds) {
    void client.invalidateQueries({ queryKey: ['comments', taskId] });
    void client.invalidateQueries({ queryKey: ['tasks', 'one', taskId] });
  }
}
