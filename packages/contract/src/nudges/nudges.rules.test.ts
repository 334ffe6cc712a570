// Tests what is worth a nudge: the thresholds from both sides, and the order.
import { describe, expect, it } from 'vitest';
import { addWorkingDays, workingDaysBetween } from '#dates/working-days.rules.ts';
import { nudgeLimits } from '#nudges/nudges.limits.ts';
import {
  costOf,
  isOverburdened,
  type NudgeKind,
  ranked,
  restLimit,
  stuckFor,
  unownedDays,
  usualDue,
  waitsInVain,
  worthALook,
} from '#nudges/nudges.rules.ts';

/** A Monday. */
const today = '2026-11-30';
const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);

describe('working days', () => {
  it('leave the weekend out', () => {
    expect(workingDaysBetween('2026-11-27', today), 'Friday to Monday').toBe(1);
    expect(workingDaysBetween('2026-11-23', today)).toBe(5);
    expect(workingDaysBetween('2026-11-28', '2026-11-29'), 'Saturday to Sunday').toBe(0);
    expect(workingDaysBetween('2026-11-02', today)).toBe(20);
    expect(workingDaysBetween(today, '2026-11-23'), 'backwards').toBe(0);
    expect(workingDaysBetween(today, today)).toBe(0);
  });
  it('are added over the weekend', () => {
    expect(addWorkingDays('2026-11-27', 1)).toBe(today);
    expect(addWorkingDays(today, 5)).toBe('2026-12-07');
    for (let days = 0; days < 30; days++) expect(workingDaysBetween(today, addWorkingDays(today, days))).toBe(days);
  });
});

describe('a begun task is stuck', () => {
  const stuck = (happenedOn: string, flow?: { tasks: number; days: number }, given = {}) =>
    stuckFor({ happenedOn, priority: 'P2', dueDate: null, ...given }, flow, today);
  it('after a working week without a history of its board', () => {
    expect(stuck('2026-11-23')).toEqual({ days: 5, usual: null });
    expect(stuck('2026-11-24')).toBeUndefined();
    expect(stuck('2026-11-24', { tasks: nudgeLimits.flowLeast - 1, days: 1 }), 'too little history').toBeUndefined();
  });
  it('when it rests longer than is usual on its board', () => {
    expect(restLimit({ tasks: 12, days: 7 })).toEqual({ days: 5, isUsual: true });
    const slow = { tasks: 40, days: 13.2 };
    expect(stuck('2026-11-16', slow), 'ten working days, as is usual').toBeUndefined();
    expect(stuck('2026-11-13', slow)).toEqual({ days: 11, usual: 10 });
  });
  it('never after hours on a fast board, and after three weeks on the slowest', () => {
    expect(restLimit({ tasks: 60, days: 0.1 }).days).toBe(nudgeLimits.leastRest);
    expect(restLimit({ tasks: 60, days: 80 }).days).toBe(nudgeLimits.mostRest);
    expect(stuck('2026-11-25', { tasks: 60, days: 0.1 })).toBeUndefined();
    expect(stuck('2026-11-24', { tasks: 60, days: 0.1 })).toEqual({ days: 4, usual: 3 });
  });
  it('twice as late if its priority is low or its date far away', () => {
    expect(stuck('2026-11-19', undefined, { priority: 'P3' })).toBeUndefined();
    expect(stuck('2026-11-17', undefined, { priority: 'P3' })?.days).toBe(9);
    expect(stuck('2026-11-23', undefined, { priority: 'P3', dueDate: day(-1) })?.days, 'low, but late').toBe(5);
    expect(stuck('2026-11-23', undefined, { dueDate: day(40) })).toBeUndefined();
    expect(stuck('2026-11-23', undefined, { dueDate: day(20) })?.days).toBe(5);
  });
});

describe('a task waits in vain', () => {
  const waits = (given: Partial<Parameters<typeof waitsInVain>[0]>) =>
    waitsInVain({ dueDate: null, blockerDueDate: null, blockerHasOwner: true, commentedOn: null, ...given }, today);
  it('for one that is late', () => {
    expect(waits({ blockerDueDate: day(-1) })).toBe(true);
    expect(waits({ blockerDueDate: today })).toBe(false);
    expect(waits({})).toBe(false);
  });
  it('for one that nobody has, while it is due itself soon', () => {
    expect(waits({ blockerHasOwner: false, dueDate: day(14) })).toBe(true);
    expect(waits({ blockerHasOwner: false, dueDate: day(15) })).toBe(false);
    expect(waits({ blockerHasOwner: false })).toBe(false);
  });
  it('unless somebody has just written about it', () => {
    expect(waits({ blockerDueDate: day(-1), commentedOn: '2026-11-27' }), 'on Friday').toBe(false);
    expect(waits({ blockerDueDate: day(-1), commentedOn: '2026-11-26' })).toBe(true);
  });
});

describe('a person has too much', () => {
  const has = (due: number, others: number[], finished = 0) => isOverburdened({ due, late: 0 }, others, finished);
  it('with clearly more than the others', () => {
    expect(has(8, [2, 3, 1])).toBe(true);
    expect(has(5, [3, 4, 3]), 'not twice as many').toBe(false);
    expect(has(5, [2, 2, 2])).toBe(true);
    expect(has(4, [0, 0, 0]), 'few in all').toBe(false);
    expect(has(9, [9, 8, 9]), 'all have as many').toBe(false);
  });
  it('only if others show what is usual', () => {
    expect(has(20, [])).toBe(false);
    expect(has(20, [1])).toBe(false);
  });
  it('not if they finish as many in a week', () => {
    expect(has(8, [2, 3, 1], 32)).toBe(false);
    expect(has(8, [2, 3, 1], 28)).toBe(true);
  });
  it('where usual is the middle one', () => {
    expect([usualDue([]), usualDue([3]), usualDue([1, 9, 2]), usualDue([1, 2])]).toEqual([0, 3, 2, 2]);
  });
});

it('a task without an owner comes up a day before for all, and three for who leads', () => {
  expect(unownedDays(false, '2026-11-27')).toEqual({ from: '2026-11-13', to: '2026-11-30' });
  expect(unownedDays(true, '2026-11-27').to).toBe('2026-12-02');
});

describe('the order', () => {
  const cost = (kind: NudgeKind, priority: string | null, dueDate: string | null, more = 0) =>
    costOf({ kind, priority, dueDate, more }, today);
  it('puts what nobody does and what holds somebody up before what is slow', () => {
    expect(cost('unowned', 'P2', day(1))).toBeGreaterThan(cost('stuck', 'P2', day(1)));
    expect(cost('blocked', 'P1', day(2))).toBeGreaterThan(cost('stuck', 'P1', null));
    expect(cost('stuck', 'P0', day(-1)), 'but urgent and late work is never last').toBeGreaterThan(cost('unowned', 'P3', day(1)));
  });
  it('rises with the priority, the date and the load', () => {
    const dates = [null, day(7), day(3), day(1), day(0), day(-1)].map((date) => cost('stuck', 'P2', date));
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
    const priorities = ['P3', 'P2', 'P1', 'P0'].map((priority) => cost('blocked', priority, null));
    expect(priorities).toEqual([...priorities].sort((a, b) => a - b));
    expect(cost('overloaded', null, null, 12)).toBeGreaterThan(cost('overloaded', null, null, 3));
    expect(cost('overloaded', null, null, 100)).toBe(cost('overloaded', null, null, 10));
  });
  const nudge = (kind: NudgeKind, subjectId: number, of: number, taskIds = [subjectId]) => ({
    kind,
    subjectId,
    cost: of,
    taskIds,
  });
  it('has two of a kind at most, and no task twice', () => {
    const all = [
      nudge('stuck', 1, 9),
      nudge('stuck', 2, 8),
      nudge('stuck', 3, 7),
      nudge('unowned', 4, 1),
      nudge('blocked', 5, 20, [5, 2]),
    ];
    expect(ranked(all).map(({ kind, subjectId }) => `${kind} ${subjectId}`)).toEqual([
      'blocked 5',
      'stuck 1',
      'stuck 3',
      'unowned 4',
    ]);
  });
  it('is the same however they come', () => {
    const all = [nudge('stuck', 1, 5), nudge('unowned', 2, 5), nudge('stuck', 3, 5)];
    expect(ranked(all)).toEqual(ranked([...all].reverse()));
  });
  it('shows three, without a stuck task that is to be done first anyway', () => {
    const all = [nudge('stuck', 1, 9), nudge('unowned', 2, 8), nudge('stuck', 3, 7), nudge('blocked', 4, 6)];
    expect(worthALook(all, [1, 2]).map(({ subjectId }) => subjectId)).toEqual([2, 3, 4]);
    expect(worthALook(all, [])).toHaveLength(nudgeLimits.shown);
  });
});
