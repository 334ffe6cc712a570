// Tests which day comes next in a series, and the dates of its task.

import { describe, expect, it } from 'vitest';
import { checklistOn, datesOn, dayAfter, dayThatCame, firstDay, nextAppearance, unticked } from '#recurrences/next-task.rules.ts';
import { processorTime } from '#testing/growth.ts';

const monthly = { rule: 'FREQ=MONTHLY', anchor: '2026-01-31', day: '2026-01-31' };
const daily = { rule: 'FREQ=DAILY', anchor: '2026-11-01', day: '2026-11-10' };

describe('the next day', () => {
  it('is the next one of the rule when the task is done on time or early', () => {
    expect(dayAfter(monthly, '2026-01-20')).toBe('2026-02-28');
    expect(dayAfter({ ...monthly, day: '2026-02-28' }, '2026-02-28')).toBe('2026-03-31');
  });
  it('is not over when the task is done late', () => {
    expect(dayAfter(daily, '2026-11-23')).toBe('2026-11-23');
    expect(dayAfter({ rule: 'FREQ=WEEKLY;BYDAY=MO', anchor: '2026-11-02', day: '2026-11-09' }, '2026-11-18')).toBe('2026-11-23');
  });
  it('is missing at the end of the series', () => {
    expect(dayAfter({ ...daily, rule: 'FREQ=DAILY;UNTIL=20261112' }, '2026-11-12')).toBe('2026-11-12');
    expect(dayAfter({ ...daily, rule: 'FREQ=DAILY;UNTIL=20261112' }, '2026-11-13')).toBeUndefined();
  });
  it('is the last one that has come, also after weeks without a server', () => {
    expect(dayThatCame(daily, '2026-11-10')).toBeUndefined();
    expect(dayThatCame(daily, '2026-11-11')).toBe('2026-11-11');
    expect(dayThatCame(daily, '2026-11-30')).toBe('2026-11-30');
    expect(dayThatCame({ ...daily, rule: 'FREQ=DAILY;INTERVAL=3' }, '2026-11-18')).toBe('2026-11-16');
    expect(dayThatCame({ ...daily, rule: 'FREQ=YEARLY;INTERVAL=5' }, '2041-12-31')).toBe('2041-11-01');
    expect(dayThatCame({ ...daily, rule: 'FREQ=DAILY;UNTIL=20261201' }, '2040-01-01')).toBe('2026-12-01');
    expect(dayThatCame({ ...monthly, day: '2026-02-28' }, '2026-02-28')).toBeUndefined();
  });
  it('is found no later after a thousand years of every day than after a few days', async () => {
    const came = (day: string) => dayThatCame({ rule: 'FREQ=DAILY', anchor: day, day }, '2026-11-23');
    expect(came('1026-01-01')).toBe('2026-11-23');
    expect(processorTime(() => came('1026-01-01'))).toBeLessThan(20 * processorTime(() => came('2026-11-20')));
  });
  it('is the first from today on for a task without dates', () => {
    expect(firstDay('FREQ=WEEKLY;BYDAY=MO', '2026-11-23')).toBe('2026-11-23');
    expect(firstDay('FREQ=WEEKLY;BYDAY=MO', '2026-11-24')).toBe('2026-11-30');
  });
});

it('start and due date keep their distance', () => {
  expect(datesOn('2026-12-31', { startDate: '2026-11-27', dueDate: '2026-11-30' })).toEqual({
    startDate: '2026-12-28',
    dueDate: '2026-12-31',
  });
  expect(datesOn('2026-12-31', { startDate: null, dueDate: '2026-11-30' })).toEqual({ startDate: null, dueDate: '2026-12-31' });
  expect(datesOn('2026-12-31', { startDate: '2026-11-27', dueDate: null })).toEqual({ startDate: '2026-12-31', dueDate: null });
});

it('a task appears on its start', () => {
  const series = { rule: 'FREQ=WEEKLY', anchor: '2026-11-06', day: '2026-11-06' };
  expect(nextAppearance(series, { startDate: '2026-11-03', dueDate: '2026-11-06' })).toBe('2026-11-10');
  expect(nextAppearance(series, { startDate: null, dueDate: '2026-11-06' })).toBe('2026-11-13');
});

it('the dates of a checklist keep their distance to those of the task', () => {
  const items = [
    { id: 1, text: 'Count', completed: true, dueDate: '2026-11-04', assigneeId: 3 },
    { id: 2, text: 'Send', completed: false },
  ];
  const before = { startDate: '2026-11-03', dueDate: '2026-11-06' };
  expect(checklistOn(items, before, { startDate: '2026-11-30', dueDate: '2026-12-03' })).toEqual([
    { id: 1, text: 'Count', completed: false, dueDate: '2026-12-01', assigneeId: 3 },
    { id: 2, text: 'Send', completed: false },
  ]);
});

it('a checklist starts with nothing done', () => {
  const completedBy = { userId: 1, userName: 'Ana', completedAt: '2026-11-20T09:00:00.000Z' };
  expect(unticked([{ id: 1, text: 'Count', completed: true, completedBy }])).toEqual([
    { id: 1, text: 'Count', completed: false },
  ]);
});
