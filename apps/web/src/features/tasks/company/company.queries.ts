// Loads the company's tasks: all of them if they are few, else pages of what is shown. The loaded cards are the company's board in
// the cache, which events and writes patch like any other board.
import * as api from '@app/contract/api.ts';
import type { TaskLane } from '@app/contract/company/company.contract.ts';
import type { QueryInput } from '@app/contract/endpoint.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { calendarRange, shownIn } from '#features/tasks/calendar/calendar-days.ts';
import { groupLaneOf, groupPages } from '#features/tasks/company/company-groups.ts';
import {
  type CompanyPages,
  type CompanyRequest,
  type LanePages,
  laneKey,
  withCards,
} from '#features/tasks/company/company-lanes.ts';
import { partialCompany } from '#features/tasks/data/partial-company.ts';
import { groupFrom } from '#features/tasks/data/task-group.ts';
import { sortFrom } from '#features/tasks/data/task-sort.ts';
import { filterFrom } from '#features/tasks/filter/task-filter.ts';
import { cardOrderFrom } from '#features/tasks/scores/card-order.ts';
import { loadedDays } from '#features/tasks/timeline/timeline-days.ts';
import { call } from '#lib/call.ts';
import { currentDates, currentDay } from '#lib/dates.ts';
import { createStore } from '#lib/store.ts';

const boardKey = ['tasks', 'board', companyWorkspaceId];
/** After the board was invalidated, as many pages are loaded again at most. */
const reloadedPages = 10;
const byTime = { sort: { by: 'due', descending: false } } as const;

/** What the screen shows; undefined before one of the company's screens is open. */
export const shownCompany = createStore<CompanyRequest | undefined>(undefined);

/** Returns what the page's address asks for. */
export function requestIn(search: URLSearchParams, today: string): CompanyRequest {
  const view = search.get('view');
  const cards = cardOrderFrom(search);
  if (view === 'calendar') return { view: 'list', ...askedByCalendar(search, today), today, cards };
  if (view === 'timeline') {
    const group = groupFrom(search);
    // Counts of groups are of the shown days; without groups, the days of a week with any first day load.
    const days = loadedDays(search, today, group && currentDates().firstDay);
    return { view: 'list', filter: filterFrom(search), today, ...byTime, ...(group && { group }), days, cards };
  }
  return {
    ...(view === 'list' && { group: groupFrom(search) }),
    view: view === 'list' || view === 'dashboard' ? view : 'board',
    filter: filterFrom(search),
    today,
    sort: sortFrom(search),
    cards,
  };
}

/** Asks for the tasks that are due around the shown month; others are excluded, so that the person's own filter stays. */
function askedByCalendar(search: URLSearchParams, today: string): Pick<CompanyRequest, 'filter' | 'sort'> {
  const filter = filterFrom(search);
  const { from, to } = calendarRange(shownIn(search, today).day);
  const due = [...(filter.not?.due ?? []), `<${from}`, `>${to}`, 'none'];
  return { filter: { ...filter, not: { ...filter.not, due } }, ...byTime };
}

/** Returns the parameters of every call about what is asked for. */
export function queryOf({ filter, today, sort, cards, days, group }: CompanyRequest) {
  return {
    filter: JSON.stringify(filter),
    today,
    by: sort.by,
    cards,
    ...(sort.descending && { descending: '1' as const }),
    ...days,
    ...(group && { group }),
  };
}

type ViewInput = NonNullable<QueryInput<typeof api.company.view>>;

/** The first pages of what is asked for. */
export function companyViewQuery(request: CompanyRequest) {
  return queryOptions({
    queryKey: ['company', 'view', JSON.stringify(request)],
    queryFn: async ({ signal, client }): Promise<CompanyPages & { cards: TaskCard[] }> => {
      const at = Date.now();
      const query: ViewInput = { ...queryOf(request), view: request.view };
      const { whole, counts, groups, lanes } = await call(api.company.view, { query, signal });
      partialCompany.set(!whole);
      const cards = lanes.flatMap((lane) => lane.cards);
      show(client, cards);
      const values = groups.map(({ value }) => value);
      const pages = lanes.flatMap((lane) => (lane.kind === 'group' ? groupPages(lane, values, request) : [pagesOf(lane)]));
      return { request, counts, groups, lanes: pages, at, cards };
    },
  });
}

function pagesOf({ kind, column, cards, next }: TaskLane): LanePages {
  return { kind, column, ids: cards.map(({ id }) => id), next };
}

/** Adds cards to those of the company that have loaded. */
export function show(client: QueryClient, cards: readonly TaskCard[]): void {
  client.setQueryData<TaskCard[]>(boardKey, (loaded) => loaded && withCards(loaded, cards));
}

/** Loads the cards of what is shown anew, as many pages as there were. */
export async function loadCompany(client: QueryClient): Promise<TaskCard[]> {
  const request = shownCompany.get() ?? requestIn(new URLSearchParams(location.search), currentDay());
  const query = companyViewQuery(request);
  const before = client.getQueryData(query.queryKey)?.lanes ?? [];
  // The pages of other filters name cards that are about to go.
  client.removeQueries({ queryKey: ['company', 'view'], type: 'inactive' });
  const { lanes, groups, cards } = await client.fetchQuery({ ...query, staleTime: 0 });
  const all = [...cards];
  let left = reloadedPages;
  const seen = new Set(before.filter(({ ids }) => ids.length > 0).map(({ column }) => column));
  const again = groups.filter(({ value }) => seen.has(value)).map(({ value }) => groupLaneOf(lanes, value));
  for (const lane of request.group ? again : lanes) {
    const wanted = before.find((one) => laneKey(one) === laneKey(lane))?.ids.length ?? 0;
    let pages = lane;
    while (pages.next !== null && pages.ids.length < wanted && left-- > 0) {
      const more = await pageOf(request, pages);
      all.push(...more.cards);
      pages = joined(pages, pagesOf(more));
    }
    if (pages !== lane) setLane(client, request, lane, () => pages);
  }
  return withCards([], all);
}

function pageOf(request: CompanyRequest, { kind, column, next }: LanePages): Promise<TaskLane> {
  const of = kind === 'group' ? { groups: JSON.stringify([column]) } : { column };
  return call(api.company.page, { query: { ...queryOf(request), kind, ...of, after: next ?? '' } });
}

/** Returns the pages of a lane with one more. */
export function joined(lane: LanePages, page: Pick<LanePages, 'ids' | 'next'>): LanePages {
  const loadedIds = new Set(lane.ids);
  const fresh = page.ids.filter((id) => !loadedIds.has(id));
  return { kind: lane.kind, column: lane.column, ids: [...lane.ids, ...fresh], next: page.next };
}

/** Changes a lane; a group of which nothing has come becomes one. */
export function setLane(
  client: QueryClient,
  request: CompanyRequest,
  lane: LanePages,
  change: (lane: LanePages) => LanePages,
): void {
  const key = laneKey(lane);
  client.setQueryData(companyViewQuery(request).queryKey, (pages) => {
    if (!pages) return pages;
    const isKnown = pages.lanes.some((one) => laneKey(one) === key);
    const lanes = isKnown || lane.kind !== 'group' ? pages.lanes : [...pages.lanes, groupLaneOf([], lane.column)];
    return { ...pages, lanes: lanes.map((one) => (laneKey(one) === key ? change(one) : one)) };
  });
}

/** Loads the next page of a lane; returns the number of its cards, 0 if it fails or comes too late. */
export async function loadMore(client: QueryClient, request: CompanyRequest, lane: LanePages): Promise<number> {
  if (lane.busy || lane.next === null) return 0;
  setLane(client, request, lane, ({ error: _error, ...one }) => ({ ...one, busy: true }));
  try {
    const page = await pageOf(request, lane);
    show(client, page.cards);
    // The first pages may have been loaded again meanwhile.
    setLane(client, request, lane, (one) => (one.next === lane.next ? joined(one, pagesOf(page)) : { ...one, busy: false }));
    return page.cards.length;
  } catch (error) {
    setLane(client, request, lane, (one) => ({ ...one, busy: false, error }));
    return 0;
  }
}

/** Events of a burst are counted together, and a busy company once in a while. In milliseconds. */
const settling = 400;
const pause = 3_000;

/** Counts anew soon after cards have changed. Returns a function that stops. */
export function recounting(client: QueryClient): { soon: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  async function count(): Promise<void> {
    timer = undefined;
    const request = shownCompany.get();
    if (!request) return;
    const { queryKey } = companyViewQuery(request);
    // Pages that are on their way may have been read before the event, and would take the place of newer numbers.
    if (client.isFetching({ queryKey }) > 0) {
      timer = setTimeout(() => void count(), settling);
      return;
    }
    last = Date.now();
    if (!partialCompany.get()) return;
    try {
      const { counts, groups } = await call(api.company.view, { query: { ...queryOf(request), view: 'counts' } });
      client.setQueryData(queryKey, (pages) => pages && { ...pages, counts, groups });
    } catch (error) {
      console.warn(error);
    }
  }
  return {
    soon: () => {
      timer ??= setTimeout(() => void count(), Math.max(settling, last + pause - Date.now()));
    },
    stop: () => clearTimeout(timer),
  };
}
