// Tests the grouping of notifications: the last 24 hours, 24 to 48 hours, older.
import { describe, expect, it } from 'vitest';
import { groupByAge } from '#notifications/notifications.rules.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const old = (age: number) => ({ createdAt: new Date(now - age).toISOString() });

describe('groupByAge', () => {
  it.each([
    ['now', 0, 'today'],
    ['a minute ahead of the clock', -minute, 'today'],
    ['23:59 hours old', 24 * hour - minute, 'today'],
    ['24:01 hours old', 24 * hour + minute, 'yesterday'],
    ['47:59 hours old', 48 * hour - minute, 'yesterday'],
    ['48:01 hours old', 48 * hour + minute, 'older'],
    ['a year old', 365 * 24 * hour, 'older'],
  ] as const)('puts what is %s into its group', (_, age, group) => {
    const groups = groupByAge([old(age)], now);
    expect({ today: groups.today.length, yesterday: groups.yesterday.length, older: groups.older.length }).toEqual({
      today: 0,
      yesterday: 0,
      older: 0,
      [group]: 1,
    });
  });

  it('goes by hours, not by midnight', () => {
    const justAfterMidnight = Date.parse('2026-11-20T00:01:00.000Z');
    expect(groupByAge([{ createdAt: '2026-11-19T23:59:00.000Z' }], justAfterMidnight).today).toHaveLength(1);
  });

  it('keeps the order and loses none', () => {
    const list = [old(hour), old(2 * hour), old(30 * hour), old(31 * hour), old(60 * hour), old(90 * hour)];
    const { today, yesterday, older } = groupByAge(list, now);
    expect([...today, ...yesterday, ...older]).toEqual(list);
    expect([today.length, yesterday.length, older.length]).toEqual([2, 2, 2]);
  });
});
