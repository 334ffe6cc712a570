// Tests that ages leave no gap between each other, which days a period has, and with which day weeks begin.
import { expect, test } from 'vitest';
import { trendLimits } from '#hints/hints.limits.ts';
import { daysOfCreation, periodDays, restOfWeek, taskAges, trendPeriods, trendWeeks } from '#summaries/trends.rules.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

test('each day belongs to one age', () => {
  const today = '2026-03-02';
  const agesOf = (day: string) =>
    taskAges.filter((age) => {
      const { from, to } = daysOfCreation(age, today);
      return (from === null || day >= from) && (to === null || day <= to);
    });
  expect(agesOf('2026-03-02')).toEqual(['week']);
  expect(agesOf('2026-02-23')).toEqual(['week']);
  expect(agesOf('2026-02-22')).toEqual(['month']);
  expect(agesOf('2026-01-31')).toEqual(['month']);
  expect(agesOf('2026-01-30')).toEqual(['quarter']);
  expect(agesOf('2025-12-02')).toEqual(['quarter']);
  expect(agesOf('2025-12-01')).toEqual(['older']);
});

test('the weeks begin with the weekday of the person and end with the week of the day', () => {
  const weeks = trendWeeks('2026-03-01', 1);
  expect(weeks).toHaveLength(trendLimits.fewWeeks);
  expect(weeks.at(-1)).toBe('2026-02-23');
  expect(weeks[0]).toBe('2026-01-05');
  expect(trendWeeks('2026-03-02', 1).at(-1)).toBe('2026-03-02');
  expect(trendWeeks('2026-03-01', 0).at(-1)).toBe('2026-03-01');
  expect(Math.max(...trendPeriods.map((period) => trendWeeks('2026-03-02', 1, period).length))).toBe(trendLimits.weeks);
});

test('a period is compared with the same weekdays before it', () => {
  expect(periodDays('week', '2026-03-04', 1)).toEqual({
    from: '2026-03-02',
    to: '2026-03-04',
    before: { from: '2026-02-23', to: '2026-02-25' },
  });
  expect(periodDays('week', '2026-03-04', 0).from).toBe('2026-03-01');
  for (const [period, days] of [
    ['7d', 7],
    ['4w', 28],
    ['13w', 91],
  ] as const) {
    const { from, to, before } = periodDays(period, '2026-03-04', 1);
    expect(to).toBe('2026-03-04');
    expect(addDays(from, days)).toBe('2026-03-05');
    expect(addDays(before.to, 1)).toBe(from);
    expect(addDays(before.from, days)).toBe(from);
  }
});

test('the rest of a week ends where the week of the person does', () => {
  expect(restOfWeek('2026-03-01', 1)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(restOfWeek('2026-03-01', 0)).toEqual({ from: '2026-03-01', to: '2026-03-07' });
});
