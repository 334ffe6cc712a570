// Tests the week and the month.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '#testing/for-all.ts';
import { monthStart, weekOf } from '#users/activity.rules.ts';

describe('weekOf', () => {
  it.each([
    ['2026-11-16', 1, '2026-11-16', '2026-11-22'],
    ['2026-11-22', 1, '2026-11-16', '2026-11-22'],
    ['2026-11-22', 0, '2026-11-22', '2026-11-28'],
    ['2026-11-22', 6, '2026-11-21', '2026-11-27'],
    ['2027-01-01', 1, '2026-12-28', '2027-01-03'],
    ['2028-02-29', 0, '2028-02-27', '2028-03-04'],
  ] as const)('of %s from weekday %s is %s to %s', (date, firstDay, first, last) => {
    expect(weekOf(date, firstDay)).toEqual({ first, last });
  });

  it('holds its day, begins on its first day and has seven days', () => {
    forAll(fc.tuple(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(0, 1, 6)), ([days, firstDay]) => {
      const date = new Date(days * 86_400_000).toISOString().slice(0, 10);
      const { first, last } = weekOf(date, firstDay);
      expect(first <= date && date <= last).toBe(true);
      expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(firstDay);
      expect(Date.parse(last) - Date.parse(first)).toBe(6 * 86_400_000);
    });
  });
});

describe('monthStart', () => {
  it.each([
    ['2026-11-21', '2026-11-01'],
    ['2026-11-01', '2026-11-01'],
    ['2026-12-31', '2026-12-01'],
  ])('of %s is %s', (date, first) => {
    expect(monthStart(date)).toBe(first);
  });
});
