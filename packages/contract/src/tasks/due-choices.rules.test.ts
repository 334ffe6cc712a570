import { describe, expect, it } from 'vitest';
import { addDays, nextMonday } from '#tasks/due-choices.rules.ts';

describe('a day that is offered', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i days is %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
  });

  it.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-11-22', '2026-11-23'],
    ['2026-11-23', '2026-11-30'],
    ['2026-12-31', '2027-01-04'],
  ])('the Monday after %s is %s', (date, monday) => {
    expect(nextMonday(date)).toBe(monday);
  });
});
