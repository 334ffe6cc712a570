// Counts of the company are asked for again after events, but never once for each of them.
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { companyViewQuery, recounting, shownCompany } from '#features/tasks/company/company.queries.ts';
import { companyRows } from '#features/tasks/company/company-rows.queries.ts';
import { partialCompany } from '#features/tasks/data/partial-company.ts';
import { card } from '#features/tasks/data/testing-cards.ts';

const fetched = vi.fn<typeof fetch>();
const request = {
  view: 'board',
  filter: noFilter,
  today: '2026-11-20',
  sort: { by: 'title', descending: false },
  cards: 'board',
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ whole: false, counts: [], groups: [], lanes: [] }));
  partialCompany.set(true);
  shownCompany.set(request);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  partialCompany.set(false);
  shownCompany.set(undefined);
});

test('a thousand events in ten seconds are counted at most five times, and the last one is', async () => {
  const client = new QueryClient();
  client.setQueryData(companyViewQuery(request).queryKey, { request, counts: [], groups: [], lanes: [], at: 0, cards: [] });
  const counting = recounting(client);
  for (let event = 0; event < 1_000; event++) {
    counting.soon();
    await vi.advanceTimersByTimeAsync(10);
  }
  const during = fetched.mock.calls.length;
  expect(during).toBeGreaterThanOrEqual(2);
  expect(during).toBeLessThanOrEqual(5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched.mock.calls.length).toBe(during + 1);
  counting.soon();
  counting.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched.mock.calls.length).toBe(during + 1);
});

test('numbers that were read before an event, and come after it, are counted again', async () => {
  const client = new QueryClient();
  const count = (all: number) => [
    { status: 'To Do', department: 'HR', all, shown: all, future: 0, futureShown: 0, overdueShown: 0 },
  ];
  const late = Promise.withResolvers<void>();
  fetched.mockImplementation(async (input) => {
    const isCount = String(input instanceof Request ? input.url : input).includes('view=counts');
    if (!isCount) await late.promise;
    return Response.json({ whole: false, counts: count(isCount ? 6 : 5), groups: [], lanes: [] });
  });
  const loaded = client.fetchQuery(companyViewQuery(request));
  const counting = recounting(client);
  counting.soon();
  await vi.advanceTimersByTimeAsync(5_000);
  late.resolve();
  await loaded;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(client.getQueryData(companyViewQuery(request).queryKey)?.counts).toEqual(count(6));
  counting.stop();
});

test('an export reads every page in its order, and says where it ends', async () => {
  const lane = (ids: number[], next: string | null) => ({ kind: 'list', column: '', cards: ids.map((id) => card({ id })), next });
  const answers: Record<string, unknown> = {
    none: { whole: false, counts: [], groups: [], lanes: [lane([3, 1], 'a')] },
    a: lane([2], 'b'),
  };
  fetched.mockImplementation(async (input) => {
    const after = new URL(String(input instanceof Request ? input.url : input), 'http://localhost').searchParams.get('after');
    return Response.json(answers[after ?? 'none'] ?? lane([7], null));
  });
  const { cards, cutAt } = await companyRows(() => true);
  expect([cards.map(({ id }) => id), cutAt]).toEqual([[3, 1, 2, 7], undefined]);
  answers['b'] = lane([10, 11, 12], 'c');
  expect((await companyRows(() => true, 6)).cutAt).toBe(6);
});

test('an export of groups reads the open ones in their order', async () => {
  shownCompany.set({ ...request, view: 'list', group: 'priority' });
  const groups = ['P1', 'P2', 'P3'].map((value) => ({ value, count: 1 }));
  const asks: (string | null)[][] = [];
  fetched.mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), 'http://localhost');
    if (pathname.endsWith('/view')) return Response.json({ whole: false, counts: [], groups, lanes: [] });
    const after = searchParams.get('after');
    asks.push([searchParams.get('groups'), after]);
    const [column, next, id] = after === '' ? ['P3', 'more', 1] : ['P3', null, 2];
    return Response.json({ kind: 'group', column, cards: [card({ id })], next });
  });
  const { cards, cutAt } = await companyRows((group) => group !== 'P2');
  expect([cards.map(({ id }) => id), cutAt]).toEqual([[1, 2], undefined]);
  expect(asks).toEqual([
    ['["P1","P3"]', ''],
    ['["P3"]', 'more'],
  ]);
});
