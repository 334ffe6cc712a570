// The days of a timeline: what is shown, where bars stand, and what moving and stretching them changes.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { describe, expect, test } from 'vitest';
import {
  allDays,
  barIn,
  datelessOf,
  dayAfter,
  isWeekend,
  labelledDays,
  loadedDays,
  movedDates,
  rangeOf,
  type TimelineSpan,
  tasksIn,
  timeIn,
  touches,
  withinBar,
} from './timeline-days.ts';

const card = (id: number, startDate: string | null, dueDate: string | null, more: Partial<TaskCard> = {}) =>
  ({ id, startDate, dueDate, priority: 'P2', status: 'To Do', ...more }) as TaskCard;
const at = (span: TimelineSpan, day: string) => ({ span, day, isNow: false });
const december = { from: '2026-12-01', to: '2026-12-31' };

describe('which days are shown', () => {
  test('a week starts with its first day; months and quarters are whole', () => {
    expect(rangeOf(at('week', '2026-12-03'), 0)).toEqual({ from: '2026-11-29', to: '2026-12-05' });
    expect(rangeOf(at('week', '2026-12-03'), 1)).toEqual({ from: '2026-11-30', to: '2026-12-06' });
    expect(rangeOf(at('month', '2028-02-29'), 1)).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(rangeOf(at('quarter', '2026-12-31'), 1)).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(rangeOf(at('quarter', '2026-01-01'), 1)).toEqual({ from: '2026-01-01', to: '2026-03-31' });
  });

  test('without a day a month begins three days before today, so that its end shows what comes', () => {
    const now = timeIn(new URLSearchParams(), '2026-11-30');
    expect(rangeOf(now, 1)).toEqual({ from: '2026-11-27', to: '2026-12-27' });
    expect(loadedDays(new URLSearchParams(), '2026-11-30')).toEqual(rangeOf(now, 1));
  });

  test('an address that makes no sense shows the month of today', () => {
    for (const bad of ['', 'span=year&day=x', 'day=2026-02-30', 'day=9999-12-31'])
      expect(timeIn(new URLSearchParams(bad), '2026-12-03'), bad).toEqual({
        ...at('month', '2026-12-03'),
        isNow: true,
      });
  });

  test('what is loaded covers what is shown with each first day', () => {
    for (const span of ['week', 'month', 'quarter'] as const)
      for (const firstDay of [0, 1, 5, 6] as const)
        for (const day of allDays({ from: '2026-01-01', to: '2026-12-31' })) {
          const shown = rangeOf(at(span, day), firstDay);
          const loaded = loadedDays(new URLSearchParams({ span, day }), day);
          expect(loaded.from <= shown.from && loaded.to >= shown.to, `${span} ${day} ${firstDay}`).toBe(true);
        }
  });

  test('the time before and after follows without a gap', () => {
    for (const span of ['week', 'month', 'quarter'] as const) {
      const now = rangeOf(at(span, '2026-01-31'), 1);
      expect(rangeOf(at(span, dayAfter(span, '2026-01-31', 1)), 1).from > now.to).toBe(true);
      expect(rangeOf(at(span, dayAfter(span, '2026-01-31', -1)), 1).to < now.from).toBe(true);
    }
    expect(dayAfter('quarter', '2026-01-31', 1)).toBe('2026-04-01');
  });

  test('a quarter has a label for each week, a month for each day', () => {
    const days = allDays(rangeOf(at('quarter', '2026-12-01'), 1));
    expect(labelledDays('quarter', days, 1).slice(0, 3)).toEqual(['2026-10-01', '2026-10-05', '2026-10-12']);
    expect(labelledDays('month', allDays(december), 1)).toHaveLength(31);
    expect(allDays(december).filter(isWeekend).slice(0, 3)).toEqual(['2026-12-05', '2026-12-06', '2026-12-12']);
  });
});

describe('which tasks have a bar, and where', () => {
  test('those that take one of the days, what begins first comes first', () => {
    const tasks = [
      card(1, '2026-12-05', '2026-12-06'),
      card(2, '2026-11-01', '2027-02-01'),
      card(3, null, '2026-12-01'),
      card(4, '2026-12-31', null),
      card(5, '2026-11-01', '2026-11-30'),
      card(6, '2027-01-01', null),
      card(7, null, null),
    ];
    expect(tasksIn(tasks, december).map(({ id }) => id)).toEqual([2, 3, 1, 4]);
    expect(datelessOf([...tasks, card(8, null, null, { status: 'Done' })]).map(({ id }) => id)).toEqual([7]);
    expect(touches(card(1, null, null), december)).toBe(false);
  });

  test('a bar is cut at the first and the last day', () => {
    expect(barIn({ from: '2026-11-01', to: '2027-02-01' }, december)).toEqual({ at: 0, days: 31, before: true, after: true });
    expect(barIn({ from: '2026-12-05', to: '2026-12-06' }, december)).toEqual({ at: 4, days: 2, before: false, after: false });
  });
});

describe('moving and stretching', () => {
  test('a move keeps the length, and gives no date that the task does not have', () => {
    expect(movedDates(card(1, '2026-12-30', '2027-01-02'), 'both', 3)).toEqual({
      startDate: '2027-01-02',
      dueDate: '2027-01-05',
    });
    expect(movedDates(card(1, null, '2026-12-01'), 'both', -1)).toEqual({ startDate: null, dueDate: '2026-11-30' });
    expect(movedDates(card(1, '2026-12-01', null), 'both', 1)).toEqual({ startDate: '2026-12-02', dueDate: null });
  });

  test('a moved end gives the other date where there was only one', () => {
    expect(movedDates(card(1, null, '2026-12-05'), 'end', 1)).toEqual({ startDate: '2026-12-05', dueDate: '2026-12-06' });
    expect(movedDates(card(1, '2026-12-05', null), 'start', -2)).toEqual({ startDate: '2026-12-03', dueDate: '2026-12-05' });
  });

  test('no bar ends before it starts', () => {
    const task = card(1, '2026-12-05', '2026-12-06');
    expect(movedDates(task, 'end', -1)).toEqual({ startDate: '2026-12-05', dueDate: '2026-12-05' });
    expect(movedDates(task, 'end', -2)).toBeUndefined();
    expect(movedDates(task, 'start', 2)).toBeUndefined();
    expect(movedDates(card(1, null, null), 'end', 1)).toBeUndefined();
    expect([
      withinBar(task, 'end', -9),
      withinBar(task, 'end', 9),
      withinBar(task, 'start', 9),
      withinBar(task, 'both', -9),
    ]).toEqual([-1, 9, 1, -9]);
  });
});
