// Tests the plan of overdue work: its days, its load and its order.

import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { expect, it } from 'vitest';
import { type Load, type OverdueTask, replanBounds, replanned, usualLoad } from '#answers/replan.rules.ts';

const friday = '2026-11-20';
const free: Load = { perDay: () => 1, due: () => 0 };
const task = (id: number, more: Partial<OverdueTask> = {}): OverdueTask => ({ id, personId: 1, startDate: null, ...more });
const dates = (tasks: OverdueTask[], load: Partial<Load> = {}, today = friday) => [
  ...replanned(tasks, { ...free, ...load }, today),
];

it('gives the first tasks the first working days, and none a weekend', () => {
  expect(dates([task(3), task(1), task(2)])).toEqual([
    [3, '2026-11-20'],
    [1, '2026-11-23'],
    [2, '2026-11-24'],
  ]);
  expect(dates([task(1)], {}, '2026-11-21')).toEqual([[1, '2026-11-23']]);
});

it('counts what is due on a day already, for each person alone', () => {
  const due: Load['due'] = (personId, date) => (personId === 1 && date === friday ? 2 : 0);
  expect(dates([task(1), task(2, { personId: 2 }), task(3)], { perDay: () => 2, due })).toEqual([
    [1, '2026-11-23'],
    [2, '2026-11-20'],
    [3, '2026-11-23'],
  ]);
});

it('plans no task before its start', () => {
  expect(dates([task(1, { startDate: '2026-11-28' }), task(2)])).toEqual([
    [1, '2026-11-30'],
    [2, '2026-11-20'],
  ]);
});

it('leaves out what has no day within the horizon', () => {
  expect(dates([task(1)], { due: () => 1 })).toEqual([]);
  expect(dates([task(1, { startDate: addDays(friday, replanBounds.horizon + 1) })])).toEqual([]);
});

it('takes the usual load from what was finished, at least one and at most five a day', () => {
  expect([0, 1, 20, 21, 60, 1000].map(usualLoad)).toEqual([1, 1, 1, 2, 3, 5]);
});
