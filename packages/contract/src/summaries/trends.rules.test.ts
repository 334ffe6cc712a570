// Tests that ages leave no gap between each other, and that weeks begin on Mondays and end with this one.
import { expect, test } from 'vitest';
import { trendLimits } from '#hints/hints.limits.ts';
import { daysOfCreation, taskAges, trendWeeks } from '#summaries/trends.rules.ts';

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

test('the weeks begin on Mondays and end with the week of the day', () => {
  const weeks = trendWeeks('2026-03-01');
  expect(weeks).toHaveLength(trendLimits.weeks);
  expect(weeks.at(-1)).toBe('2026-02-23');
  expect(weeks[0]).toBe('2026-01-05');
  expect(trendWeeks('2026-03-02').at(-1)).toBe('2026-03-02');
});
