import { expect, it } from 'vitest';
import { card } from '#features/tasks/data/testing-cards.ts';
import { laneNeighbour, spotOf } from '#screens/workspace/board/lanes/lane-neighbours.ts';

const lane = (value: string, ...cells: number[][]) => ({
  value,
  tasks: cells.flat().map((id) => card({ id })),
  cells: cells.map((ids) => ids.map((id) => card({ id }))),
});
const lanes = [lane('a', [1, 2], [], [3]), lane('b', [], [4], []), lane('c', [5], [6], [7])];
const go = (taskId: number, to: Parameters<typeof laneNeighbour>[3]) => laneNeighbour([10, 11, 12], lanes, taskId, to)?.id;

it('the arrows go up and down through the lanes, and sideways within one', () => {
  expect([go(1, 'down'), go(2, 'down'), go(5, 'up'), go(5, 'down')]).toEqual([2, 5, 2, undefined]);
  expect([go(2, 'right'), go(3, 'left'), go(4, 'right'), go(6, 'right')]).toEqual([3, 1, undefined, 7]);
  expect([go(2, 'last'), go(5, 'first')]).toEqual([5, 1]);
  expect(go(99, 'down')).toBeUndefined();
});

it('a card has one place', () => {
  expect(spotOf(lanes, 6)).toMatchObject({ row: 2, column: 1, index: 0 });
  expect(spotOf(lanes, 99)).toBeUndefined();
});
