// Tests the week from Monday to Sunday and the month.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '#testing/for-all.ts';
import { monthStart, weekOf } from '#users/activity.rules.ts';

describe('weekOf', () => {
  it.each([
    ['2026-11-16', '2026-11-16', '2026-11-22'],
    ['2026-11-21', '2026-11-16', '2026-11-22'],
    ['2026-11-22', '2026-11-16', '2026-11-22'],
    ['2026-11-23', '2026-11-23', '2026-11-29'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
    ['2028-02-29', '2028-02-28', '2028-03-05'],
  ])('of %s is %s to %s', (date, first, last) => {
    expect(weekOf(date)).toEqual({ first, last });
  });

  it('holds its day, begins on a Monday and has seven days', () => {
    forAll(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = new Date(days * 86_400_000).toISOString().slice(0, 10);
      const { first, last } = weekOf(date);
      expect(first <= date && date <= last).toBe(true);
      expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(1);
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
