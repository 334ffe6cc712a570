import { describe, expect, it } from 'vitest';
import { card } from '#features/tasks/data/testing-cards.ts';
import { laneChange } from '#features/tasks/lanes/lane-act.ts';
import { lanesFrom, withLanes } from '#features/tasks/lanes/lane-address.ts';
import { cardsIn, lanesOf, topsOf } from '#features/tasks/lanes/lanes-of.ts';

const options = {
  today: '2026-11-26',
  nameOf: (id: number) => ({ 1: 'Zoe', 2: 'Ana' })[id] ?? '',
  compareTexts: (a: string, b: string) => a.localeCompare(b),
};

describe('the lanes of a board', () => {
  const columns = [
    { cards: [card({ id: 1, assigneeId: 1, assignees: [1] }), card({ id: 2 }), card({ id: 3, assigneeId: 2, assignees: [2] })] },
    { cards: [card({ id: 4, assignees: [1] }), card({ id: 5, assigneeId: 1, assignees: [1, 2] })] },
  ];

  it('have each card once, in the order of its column', () => {
    const lanes = lanesOf(columns, 'assignee', options);
    expect(lanes.map(({ value, cells }) => [value, cells.map((cards) => cards.map(({ id }) => id))])).toEqual([
      ['2', [[3], []]],
      ['1', [[1], [4, 5]]],
      ['', [[2], []]],
    ]);
  });

  it('are those that have cards', () => {
    expect(lanesOf(columns, 'priority', options).map(({ value }) => value)).toEqual(['P2']);
    expect(lanesOf([{ cards: [] }], 'due', options)).toEqual([]);
  });
});

it('only cards that reach into a range render', () => {
  const tops = topsOf([100, 50, 100], 10);
  expect(tops).toEqual([0, 110, 170, 280]);
  expect(cardsIn(tops, { from: -50, to: 1 })).toEqual([0, 1]);
  expect(cardsIn(tops, { from: 120, to: 160 })).toEqual([1, 2]);
  expect(cardsIn(tops, { from: 0, to: 1_000 })).toEqual([0, 3]);
  expect(cardsIn(tops, { from: 400, to: 900 })).toEqual([3, 3]);
  expect(cardsIn(topsOf([], 10), { from: 0, to: 900 })).toEqual([0, 0]);
});

it('a new first assignee takes the place of the one under whom the card stood', () => {
  expect(laneChange({ assigneeId: 1, assignees: [1, 3] }, { assign: 2 })).toEqual({ assigneeId: 2, assignees: [2, 3] });
  expect(laneChange({ assigneeId: null, assignees: [1, 3] }, { assign: 2 })).toEqual({ assigneeId: 2, assignees: [2, 3] });
  expect(laneChange({ assigneeId: 1, assignees: [1] }, { assigneeId: null, assignees: [] })).toEqual({
    assigneeId: null,
    assignees: [],
  });
});

it('the lanes are in the address', () => {
  const search = withLanes(new URLSearchParams('cards=score'), 'due');
  expect(search.toString()).toBe('cards=score&lanes=due');
  expect(lanesFrom(search)).toBe('due');
  expect(withLanes(search, undefined).toString()).toBe('cards=score');
  for (const value of ['status', 'department', 'toString', ''])
    expect(lanesFrom(new URLSearchParams({ lanes: value }))).toBeUndefined();
});
