// Which of the loaded cards the company view shows.
import { noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { sortTasks } from '@app/contract/tasks/task-sort.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { describe, expect, test } from 'vitest';
import {
  boardCards,
  byDepartment,
  byScore,
  type CompanyPages,
  type LanePages,
  listCards,
  withCards,
} from '#features/tasks/company/company-lanes.ts';
import { card } from '#features/tasks/data/testing-cards.ts';
import { compareTexts } from '#lib/collation.ts';

const request = {
  view: 'board',
  filter: noFilter,
  today: '2026-11-20',
  sort: { by: 'title', descending: false },
  cards: 'board',
} as const;
const column = (ids: number[], next: string | null): LanePages => ({ kind: 'column', column: 'to do', ids, next });
const pages = (...lanes: LanePages[]): CompanyPages => ({ request, counts: [], groups: [], lanes, at: 0 });
const compare = byDepartment(['Sales', 'HR'], compareTexts);
const never = () => false;
const ids = (cards: readonly TaskCard[]) => cards.map(({ id }) => id);

describe('a column', () => {
  const cards = [
    card({ id: 1, department: 'HR', order: 1 }),
    card({ id: 2, department: 'Sales', order: 5 }),
    card({ id: 3, department: 'Sales', order: 9 }),
    card({ id: 4, department: 'Sales', order: 7 }),
  ];

  test('ends with the last card of its pages; a new one between them is shown', () => {
    expect(ids(boardCards(cards, pages(column([2, 3], 'more')), compare, never))).toEqual([2, 4, 3]);
  });

  test('shows all of its cards when every page has come, or when the server knew of none', () => {
    expect(ids(boardCards(cards, pages(column([2, 3], null)), compare, never))).toEqual([1, 2, 3, 4]);
    expect(boardCards(cards, pages(), compare, never)).toHaveLength(4);
  });

  test('keeps what the person has just put there, and loses what has left', () => {
    expect(ids(boardCards(cards, pages(column([2, 3], 'more')), compare, ({ id }) => id === 1))).toEqual([2, 4, 3, 1]);
    const moved = cards.map((each) => (each.id === 3 ? { ...each, status: 'Done' } : each));
    expect(ids(boardCards(moved, pages(column([2, 3], 'more')), compare, never))).toEqual([2, 3]);
  });

  test('by score ends with the last card of its pages, too', () => {
    const scores = new Map([4, 3, 2, 1].map((id, at) => [id, at * 10]));
    const sorted = byScore(({ id }) => scores.get(id) ?? 0);
    expect(ids(boardCards(cards, pages(column([1, 3], 'more')), sorted, never))).toEqual([1, 2, 3]);
  });

  test('does not mix future tasks with it', () => {
    const later = card({ id: 9, department: 'Sales', order: 6, startDate: '2026-12-01' });
    const future: LanePages = { kind: 'future', column: '', ids: [9], next: 'more' };
    expect(ids(boardCards([...cards, later], pages(column([2], 'more'), future), compare, never))).toEqual([2, 9]);
  });
});

describe('the list', () => {
  const cards = ['b', 'd', 'a', 'c', 'e'].map((title, index) => card({ id: index + 1, title }));
  const options = { statuses: [], nameOf: () => '', compareTexts, scoreOf: () => 0 };
  const sort = (some: readonly TaskCard[]) => sortTasks(some, request.sort, options);
  const list = (given: number[], next: string | null): LanePages => ({ kind: 'list', column: '', ids: given, next });

  test('keeps the order of the server, with new rows behind those that they follow', () => {
    expect(ids(listCards(cards, list([2, 1], 'more'), sort, never))).toEqual([3, 2, 1, 4]);
    expect(ids(listCards(cards, list([1, 2], null), sort, never))).toEqual([3, 1, 4, 2, 5]);
  });

  test('leaves out a row that is gone, and what follows the last page unless it is kept', () => {
    expect(ids(listCards(cards.slice(1), list([1, 2], 'more'), sort, never))).toEqual([3, 4, 2]);
    expect(ids(listCards(cards, list([1, 2], 'more'), sort, ({ id }) => id === 5))).toEqual([3, 1, 4, 2, 5]);
  });
});

test('a page never overwrites a newer card, or one that this page has changed', () => {
  const loaded = [card({ id: 1, title: 'Changed here', version: 2 }), card({ id: 2, title: 'Old', version: 1 })];
  const more = [card({ id: 1, title: 'Read before', version: 2 }), card({ id: 2, title: 'New', version: 3 }), card({ id: 3 })];
  expect(
    withCards(loaded, more)
      .map(({ id, title }) => [id, title])
      .slice(0, 2),
  ).toEqual([
    [1, 'Changed here'],
    [2, 'New'],
  ]);
  expect(withCards(loaded, more)).toHaveLength(3);
});
