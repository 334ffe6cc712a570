// Tests the weeks of a month and keyboard navigation.
import { expect, test } from 'vitest';
import { addMonths, monthName, moveDateByKey, startOfWeek, weekdayNames, weeksOfMonth } from '#dates/month.rules.ts';

test('a month has the weeks that it touches, from the first day of the week on', () => {
  const sunday = weeksOfMonth('2026-11-20', 0);
  expect(sunday.map((week) => week[0])).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29']);
  const monday = weeksOfMonth('2026-11-20', 1);
  expect(monday.map((week) => week[0])).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(monday.every((week) => week.length === 7)).toBe(true);
  // Exactly four weeks.
  expect(weeksOfMonth('2027-02-10', 1)).toHaveLength(4);
});

test('a day that a month does not have becomes its last one', () => {
  expect(addMonths('2026-10-31', 1)).toBe('2026-11-30');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('keys lead through days, weeks, months and years', () => {
  const by = (key: string, shift = false) => moveDateByKey('2026-11-20', key, shift, 1);
  expect([by('ArrowLeft'), by('ArrowRight'), by('ArrowUp'), by('ArrowDown')]).toEqual([
    '2026-11-19',
    '2026-11-21',
    '2026-11-13',
    '2026-11-27',
  ]);
  expect([by('Home'), by('End'), startOfWeek('2026-11-20', 0)]).toEqual(['2026-11-16', '2026-11-22', '2026-11-15']);
  expect([by('PageUp'), by('PageDown'), by('PageUp', true), by('PageDown', true)]).toEqual([
    '2026-10-20',
    '2026-12-20',
    '2025-11-20',
    '2027-11-20',
  ]);
  expect(by('Enter')).toBeUndefined();
});

test('names of weekdays begin with the first one', () => {
  expect(weekdayNames('english', 0)[0]).toEqual({ short: 'Sun', long: 'Sunday' });
  expect(weekdayNames('german', 1)[0]).toEqual({ short: 'Mo', long: 'Montag' });
  expect(weekdayNames('english', 6).map(({ short }) => short)).toEqual(['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  expect(monthName('2026-11-20', 'spanish')).toBe('noviembre de 2026');
});
