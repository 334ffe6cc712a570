// Loads My work: its sections with their first pages, further pages, what has changed since yesterday, and the person's own marks.
import * as api from '@app/contract/api.ts';
import type { MyFact, MySection } from '@app/contract/my-work/my-work.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { MyLane, MyView, MyWorkRequest } from '#features/my-work/my-sections.ts';
import { myWorkCardsKey, myWorkViewsKey } from '#features/tasks/data/my-work-cards.queries.ts';
import { call } from '#lib/call.ts';
import { createStore } from '#lib/store.ts';

/** What the screen shows. */
export const shownMyWork = createStore<MyWorkRequest>({ by: 'due', workspaceId: undefined });

export const myItemsKey = ['my-work', 'items'];

/** After a reload, as many further pages are loaded again at most. */
const reloadedPages = 10;

function queryOf({ by, workspaceId }: MyWorkRequest) {
  return { by, ...(workspaceId !== undefined && { workspaceId: String(workspaceId) }) };
}

/** The sections with their counts, and the pages that have come. The cards are in `myWorkCardsQuery`. */
export function myWorkQuery(request: MyWorkRequest) {
  return queryOptions({
    queryKey: [...myWorkViewsKey, request.by, request.workspaceId ?? 0],
    queryFn: async ({ signal, client, queryKey }): Promise<MyView> => {
      const before = client.getQueryData<MyView>(queryKey)?.lanes ?? [];
      const { today, weekEnd, sections } = await call(api.myWork.list, { query: queryOf(request), signal });
      let left = reloadedPages;
      const loaded: MySection[] = [];
      for (const section of sections) {
        const wanted = before.find(({ name }) => name === section.name)?.ids.length ?? 0;
        let whole = section;
        while (whole.next !== null && whole.cards.length < wanted && left-- > 0)
          whole = joined(whole, await pageOf(request, whole));
        loaded.push(whole);
      }
      show(
        client,
        loaded.flatMap(({ cards }) => cards),
      );
      const facts = factsById(loaded.flatMap((section) => section.facts));
      return { today, weekEnd, lanes: loaded.map(laneOf), facts: withMarks(client, facts), at: Date.now() };
    },
  });
}

/** The cards of My work. Loading them anew loads the shown sections. */
export const myWorkCardsQuery = queryOptions({
  queryKey: myWorkCardsKey,
  queryFn: async ({ client }): Promise<TaskCard[]> => {
    fresh = new Map();
    await client.fetchQuery({ ...myWorkQuery(shownMyWork.get()), staleTime: 0 });
    return [...fresh.values()];
  },
});

/** The cards of the last load and of the pages since. */
let fresh = new Map<number, TaskCard>();

/** Adds cards to the loaded ones. A loaded card of the same version may be ahead by what this page has just changed. */
function show(client: QueryClient, cards: readonly TaskCard[]): void {
  for (const card of cards) fresh.set(card.id, card);
  client.setQueryData<TaskCard[]>(myWorkCardsKey, (loaded) => {
    if (!loaded) return undefined;
    const byId = new Map(loaded.map((card) => [card.id, card]));
    for (const card of cards) {
      const existing = byId.get(card.id);
      if (!existing || existing.version < card.version) byId.set(card.id, card);
    }
    return [...byId.values()];
  });
}

function laneOf({ name, count, cards, next }: MySection): MyLane {
  return { name, count, ids: cards.map(({ id }) => id), next };
}

function factsById(facts: readonly MyFact[]): Record<number, MyFact> {
  return Object.fromEntries(facts.map((fact) => [fact.taskId, fact]));
}

function joined(section: MySection, page: MySection): MySection {
  return { ...page, cards: [...section.cards, ...page.cards], facts: [...section.facts, ...page.facts] };
}

function pageOf(request: MyWorkRequest, { name, next }: Pick<MySection, 'name' | 'next'>): Promise<MySection> {
  return call(api.myWork.page, { params: { section: name }, query: { ...queryOf(request), after: next ?? '' } });
}

function setLane(
  client: QueryClient,
  request: MyWorkRequest,
  name: MyLane['name'],
  change: (lane: MyLane, view: MyView) => Partial<MyView>,
) {
  client.setQueryData(myWorkQuery(request).queryKey, (view) => {
    const lane = view?.lanes.find((one) => one.name === name);
    return view && lane ? { ...view, ...change(lane, view) } : view;
  });
}

const replaced = ({ lanes }: MyView, lane: MyLane) => ({ lanes: lanes.map((one) => (one.name === lane.name ? lane : one)) });

/** Loads the next page of a section. Returns the number of its tasks, 0 if it fails. */
export async function loadMoreWork(client: QueryClient, request: MyWorkRequest, { name, next, busy }: MyLane): Promise<number> {
  if (busy || next === null) return 0;
  setLane(client, request, name, ({ error: _error, ...lane }, view) => replaced(view, { ...lane, busy: true }));
  try {
    const page = await pageOf(request, { name, next });
    show(client, page.cards);
    setLane(client, request, name, (lane, view) => {
      // The first pages may have been loaded again meanwhile.
      if (lane.next !== next) return replaced(view, { ...lane, busy: false });
      const ids = [...new Set([...lane.ids, ...page.cards.map(({ id }) => id)])];
      const facts = { ...view.facts, ...factsById(page.facts) };
      return { facts, ...replaced(view, { name, count: page.count, next: page.next, ids }) };
    });
    return page.cards.length;
  } catch (error) {
    setLane(client, request, name, (lane, view) => replaced(view, { ...lane, busy: false, error }));
    return 0;
  }
}

/** What others have changed on the person's tasks since yesterday; asked for again with each visit and after events. */
export const myChangesQuery = queryOptions({
  queryKey: ['my-work', 'changes'],
  queryFn: ({ signal }) => call(api.myWork.changes, { signal }),
  refetchOnMount: 'always',
});

/** The person's open checklist items with a date. */
export function myItemsQuery({ workspaceId }: Pick<MyWorkRequest, 'workspaceId'>) {
  return queryOptions({
    queryKey: [...myItemsKey, workspaceId ?? 0],
    queryFn: ({ signal }) =>
      call(api.myWork.items, { query: workspaceId === undefined ? {} : { workspaceId: String(workspaceId) }, signal }),
    refetchOnMount: 'always',
  });
}

/** What a mark changes. */
export interface Mark {
  taskId: number;
  chosen?: boolean;
  answered?: boolean;
}

const markKey = ['my-work', 'mark'];

/** Sends a mark, and shows it at once; a failure shows what was there before. Marks of one task are sent one after the other. */
export function sendMark(client: QueryClient, mark: Mark, today: string): Promise<unknown> {
  const { taskId, ...body } = mark;
  const mutation = client.getMutationCache().build(client, {
    mutationKey: [...markKey, taskId],
    scope: { id: `mark-${taskId}` },
    mutationFn: () => call(api.myWork.mark, { params: { taskId }, body }),
    onMutate: async () => {
      const wasLoading = client.isFetching({ queryKey: myWorkViewsKey }) > 0;
      await client.cancelQueries({ queryKey: myWorkViewsKey });
      const before = client.getQueriesData<MyView>({ queryKey: myWorkViewsKey });
      for (const [key] of before)
        client.setQueryData<MyView>(key, (view) => view && { ...view, facts: marked(view.facts, mark, today) });
      return { before, wasLoading };
    },
    onError: (_error, _mark, shown) => {
      for (const [key, old] of shown?.before ?? [])
        client.setQueryData<MyView>(key, (view) => view && { ...view, facts: factAgain(view.facts, old?.facts ?? {}, taskId) });
    },
    // A load that the mark has stopped is made up for.
    onSettled: (_data, _error, _mark, shown) => {
      if (shown?.wasLoading) void client.invalidateQueries({ queryKey: myWorkViewsKey });
    },
  });
  pending.set(mutation, { mark, today });
  return mutation.execute(undefined);
}

const pending = new WeakMap<object, { mark: Mark; today: string }>();

type Facts = MyView['facts'];

/** Puts marks that are on their way over what the server has sent meanwhile. */
function withMarks(client: QueryClient, facts: Facts): Facts {
  const sent = client.getMutationCache().findAll({ mutationKey: markKey, status: 'pending' });
  return sent.reduce((result, mutation) => {
    const { mark, today } = pending.get(mutation) ?? {};
    return mark && today ? marked(result, mark, today) : result;
  }, facts);
}

function marked(facts: Facts, { taskId, chosen, answered }: Mark, today: string): Facts {
  const fact = facts[taskId] ?? { taskId, chosenOn: null, waiting: null, doneFrom: null };
  const chosenOn = chosen === undefined ? fact.chosenOn : chosen ? (fact.chosenOn ?? today) : null;
  const waiting = answered === undefined ? fact.waiting : answered ? null : 'mentioned';
  return { ...facts, [taskId]: { ...fact, chosenOn, waiting } };
}

function factAgain(facts: Facts, before: Facts, taskId: number): Facts {
  const { [taskId]: _now, ...others } = facts;
  const old = before[taskId];
  return old ? { ...others, [taskId]: old } : others;
}
