// The groups of the company's list: their rows, their counts and what loads next.
import { companyLimits } from '@app/contract/limits.ts';
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { sortTasks } from '@app/contract/tasks/task-sort.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { expect, test } from 'vitest';
import { groupCalls, groupedCards, groupLaneOf, groupPages } from '#features/tasks/company/company-groups.ts';
import type { CompanyPages, LanePages } from '#features/tasks/company/company-lanes.ts';
import { card } from '#features/tasks/data/testing-cards.ts';
import { compareTexts } from '#lib/collation.ts';

const request = {
  view: 'list',
  filter: noFilter,
  today: '2026-11-20',
  sort: { by: 'title', descending: false },
  cards: 'board',
  group: 'priority',
} as const;
const options = { statuses: [], nameOf: () => '', compareTexts, scoreOf: () => 0 };
const sort = (some: readonly TaskCard[]) => sortTasks(some, request.sort, options);
const lane = (column: string, ids: number[], next: string | null): LanePages => ({ kind: 'group', column, ids, next });
const some = (priority: string, ...titles: string[]) =>
  titles.map((title, index) => card({ id: Number(priority.slice(1)) * 10 + index, title, priority }));
const ids = (cards: readonly TaskCard[]) => cards.map(({ id }) => id);

function shown(cards: TaskCard[], counts: Record<string, number>, lanes: LanePages[], keptIds: number[] = []) {
  const groups = Object.entries(counts).map(([value, count]) => ({ value, count }));
  const pages: CompanyPages = { request, counts: [], groups, lanes, at: 0 };
  const found = groupedCards(cards, 'priority', pages, { sort, options, isKept: ({ id }) => keptIds.includes(id) });
  return { ids: ids(found.tasks), counts: [...found.counts], rests: [...found.rests] };
}

test('a group shows the rows of its pages and those between them, and says how many are left', () => {
  const cards = some('P1', 'a', 'c', 'b', 'd');
  expect(shown(cards, { P1: 9, P2: 4 }, [lane('P1', [10, 11], 'more')])).toEqual({
    ids: [10, 12, 11],
    counts: [
      ['P1', 9],
      ['P2', 4],
    ],
    rests: [
      ['P1', { left: 6, busy: false, error: undefined }],
      ['P2', { left: 4, busy: false, error: undefined }],
    ],
  });
});

test('of a group that has not begun, only what this person has just put there is shown', () => {
  expect(shown(some('P2', 'a', 'b'), { P2: 9 }, [], [21])).toMatchObject({ ids: [21], counts: [['P2', 9]] });
});

test('a group that has come whole counts its rows, and goes with the last one', () => {
  const lanes = [lane('P1', [10], null), lane('P2', [20], null)];
  expect(shown(some('P1', 'a', 'b'), { P1: 1, P2: 1 }, lanes)).toEqual({ ids: [10, 11], counts: [['P1', 2]], rests: [] });
});

test('a group that is new here has all its rows before it is counted, and after', () => {
  const cards = some('P3', 'b', 'a');
  expect(shown(cards, {}, [])).toEqual({ ids: [31, 30], counts: [['P3', 2]], rests: [] });
  expect(shown(cards, { P3: 2 }, [])).toEqual({ ids: [31, 30], counts: [['P3', 2]], rests: [] });
  expect(shown(cards, { P3: 3 }, [])).toMatchObject({ ids: [], counts: [['P3', 3]] });
});

test('a page with rows of several groups completes those before its last one', () => {
  const cards = [...some('P1', 'a'), ...some('P3', 'b', 'c')];
  const page = { kind: 'group', column: 'P3', cards, next: 'more' } as const;
  expect(groupPages(page, ['P1', 'P2', 'P3', 'odd'], request)).toEqual([
    lane('P1', [10], null),
    lane('P2', [], null),
    lane('P3', [30, 31], 'more'),
  ]);
});

test('a call continues one group and begins those behind it, as many as an address holds', () => {
  const columns = (lanes: LanePages[]) => groupCalls(lanes).map((call) => call.map(({ column }) => column));
  const fresh = (column: string) => groupLaneOf([], column);
  expect(columns([fresh('a'), lane('b', [1], 'more'), fresh('c')])).toEqual([['a'], ['b', 'c']]);
  const many = columns(Array.from({ length: 250 }, (_, at) => fresh(`Group ${at}`)));
  expect(many.flat()).toHaveLength(250);
  for (const call of many) expect(call.length).toBeLessThanOrEqual(companyLimits.values);
  const long = columns(Array.from({ length: 60 }, (_, at) => fresh(`会議`.repeat(25) + at)));
  expect(long.flat()).toHaveLength(60);
  for (const call of long) expect(encodeURIComponent(JSON.stringify(call)).length).toBeLessThanOrEqual(3_000);
});
