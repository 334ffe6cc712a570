// The keys of a card, through columns and lanes.
import { expect, test } from 'vitest';
import { card } from '#features/tasks/data/testing-cards.ts';
import { laneNeighbour } from '#screens/workspace/board/board-keys.ts';
import { reorderBefore, spotOf } from '#screens/workspace/board/board-lanes.ts';
import type { Direction } from '#screens/workspace/surface/neighbours.ts';

const lane = (value: string, ...cells: number[][]) => ({
  value,
  tasks: cells.flat().map((id) => card({ id })),
  cells: cells.map((ids) => ids.map((id) => card({ id }))),
});
const lanes = [lane('a', [1, 2], [], [3]), lane('b', [], [4], []), lane('c', [5], [6], [7])];
const go = (taskId: number, to: Direction) => laneNeighbour(lanes, taskId, to);

test('the arrows go up and down through the lanes, and sideways within one', () => {
  expect([go(1, 'down'), go(2, 'down'), go(5, 'up'), go(5, 'down')]).toEqual([2, 5, 2, undefined]);
  expect([go(2, 'right'), go(3, 'left'), go(4, 'right'), go(6, 'right')]).toEqual([3, 1, undefined, 7]);
  expect([go(2, 'last'), go(5, 'first')]).toEqual([5, 1]);
  expect(go(99, 'down')).toBeUndefined();
});

test('a card has one place', () => {
  expect(spotOf(lanes, 6)).toMatchObject({ row: 2, column: 1, index: 0 });
  expect(spotOf(lanes, 99)).toBeUndefined();
});

test('one place up or down names the card below the new place', () => {
  const cards = [card({ id: 1 }), card({ id: 2 }), card({ id: 3 })];
  expect(reorderBefore(cards, 2, 'up')).toBe(1);
  expect(reorderBefore(cards, 1, 'down')).toBe(3);
  expect(reorderBefore(cards, 2, 'down')).toBeNull();
  expect(reorderBefore(cards, 3, 'down')).toBeUndefined();
  expect(reorderBefore(cards, 1, 'up')).toBeUndefined();
});
