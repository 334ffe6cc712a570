// Tests when a recurring task happens again, and the text of its rule.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRecurrence,
  lastDay,
  nextOccurrence,
  parseRecurrence,
  type Recurrence,
  weekdayOf,
} from '#recurrences/recurrences.rules.ts';
import { addDays } from '#tasks/due-choices.rules.ts';
import { forAll } from '#testing/for-all.ts';

function occurrences(rule: string, anchor: string, count: number, after = addDays(anchor, -1)): string[] {
  const parsed = parseRecurrence(rule);
  if (!parsed) throw new Error(`no rule: ${rule}`);
  const found: string[] = [];
  for (let last = after; found.length < count; ) {
    const next = nextOccurrence(parsed, anchor, last);
    if (next === undefined) break;
    found.push(next);
    last = next;
  }
  return found;
}

it.each([
  ['FREQ=DAILY', '2026-02-27', ['2026-02-27', '2026-02-28', '2026-03-01']],
  ['FREQ=DAILY;INTERVAL=3', '2026-12-30', ['2026-12-30', '2027-01-02', '2027-01-05']],
  ['FREQ=WEEKLY', '2026-11-18', ['2026-11-18', '2026-11-25', '2026-12-02']],
  ['FREQ=WEEKLY;BYDAY=MO,TH', '2026-11-18', ['2026-11-19', '2026-11-23', '2026-11-26']],
  ['FREQ=WEEKLY;BYDAY=SU', '2026-11-18', ['2026-11-22', '2026-11-29', '2026-12-06']],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', '2026-11-18', ['2026-11-20', '2026-11-30', '2026-12-04']],
  ['FREQ=MONTHLY', '2026-01-31', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
  ['FREQ=MONTHLY;BYMONTHDAY=31', '2026-11-18', ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']],
  ['FREQ=MONTHLY;BYMONTHDAY=30', '2028-01-18', ['2028-01-30', '2028-02-29', '2028-03-30']],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2028-01-18', ['2028-01-31', '2028-02-29', '2028-03-31']],
  ['FREQ=MONTHLY;BYDAY=1MO', '2026-11-18', ['2026-12-07', '2027-01-04', '2027-02-01']],
  ['FREQ=MONTHLY;BYDAY=-1FR', '2026-11-18', ['2026-11-27', '2026-12-25', '2027-01-29']],
  ['FREQ=MONTHLY;BYDAY=5MO', '2026-11-18', ['2026-11-30', '2027-03-29', '2027-05-31']],
  ['FREQ=MONTHLY;INTERVAL=3', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30']],
  ['FREQ=YEARLY', '2028-02-29', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=3', '2026-11-18', ['2027-03-03', '2028-03-03']],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', '2026-11-01', ['2026-11-26', '2027-11-25']],
  ['FREQ=DAILY;UNTIL=20261120', '2026-11-18', ['2026-11-18', '2026-11-19', '2026-11-20']],
])('%s from %s', (rule, anchor, expected) => {
  expect(occurrences(rule, anchor, rule.includes('UNTIL') ? 9 : expected.length)).toEqual(expected);
});

it.each([
  '',
  'FREQ=HOURLY',
  'INTERVAL=2',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=-1',
  'FREQ=DAILY;BYDAY=MO',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;BYDAY=1MO',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU,MO',
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=1MO',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYMONTH=13;BYMONTHDAY=1',
  'FREQ=DAILY;UNTIL=20260230',
  'FREQ=DAILY;FREQ=DAILY',
  'FREQ=DAILY;COUNT=3',
  `FREQ=WEEKLY;BYDAY=${'MO,'.repeat(9_000)}MO`,
])('%s is no rule', (text) => {
  expect(parseRecurrence(text)).toBeUndefined();
});

const weekday = fc.integer({ min: 0, max: 6 });
const interval = fc.integer({ min: 1, max: 12 });
const rules: fc.Arbitrary<Recurrence> = fc.oneof(
  fc.record({ frequency: fc.constant('DAILY' as const), interval }),
  fc.record({
    frequency: fc.constant('WEEKLY' as const),
    interval,
    days: fc.uniqueArray(weekday, { minLength: 1, maxLength: 7 }).map((days) => days.map((each) => ({ weekday: each }))),
  }),
  fc.record({
    frequency: fc.constant('MONTHLY' as const),
    interval,
    monthDay: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1)),
  }),
  fc.record({
    frequency: fc.constant('MONTHLY' as const),
    interval: fc.constant(1),
    days: fc.record({ weekday, nth: fc.constantFrom(1, 2, 3, 4, 5, -1) }).map((day) => [day]),
  }),
  fc.record({
    frequency: fc.constant('YEARLY' as const),
    interval: fc.integer({ min: 1, max: 4 }),
    month: fc.integer({ min: 1, max: 12 }),
    monthDay: fc.integer({ min: 1, max: 28 }),
  }),
);
const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));

/** Whether a rule names a day; the interval counts from the anchor. */
function happensOn(
  { frequency, interval: every, days: wanted, monthDay, month }: Recurrence,
  anchor: string,
  day: string,
): boolean {
  const [year = 0, inMonth = 0, date = 0] = day.split('-').map(Number);
  const [firstYear = 0, firstMonth = 0] = anchor.split('-').map(Number);
  const number = (each: string) => Math.round(Date.parse(each) / 86_400_000);
  const monday = (each: string) => number(each) - ((weekdayOf(each) + 6) % 7);
  const distance = {
    DAILY: number(day) - number(anchor),
    WEEKLY: (monday(day) - monday(anchor)) / 7,
    MONTHLY: (year - firstYear) * 12 + inMonth - firstMonth,
    YEARLY: year - firstYear,
  }[frequency];
  if (day < anchor || distance % every !== 0) return false;
  if (month !== undefined && month !== inMonth) return false;
  const last = lastDay(year, inMonth);
  if (monthDay !== undefined) return date === (monthDay === -1 ? last : Math.min(monthDay, last));
  if (!wanted) return true;
  return wanted.some(
    ({ weekday: each, nth }) =>
      weekdayOf(day) === each && (nth === undefined || (nth > 0 ? Math.ceil(date / 7) === nth : date > last - 7)),
  );
}

describe('any rule', () => {
  it('is the same as text', () => {
    forAll(rules, (rule) => {
      const text = formatRecurrence(rule);
      const parsed = parseRecurrence(text);
      expect(parsed && formatRecurrence(parsed)).toBe(text);
    });
  });

  it('has the first day after another that it names, and none between', () => {
    forAll(
      fc.tuple(rules, days, fc.integer({ min: -40, max: 900 })),
      ([rule, anchor, later]) => {
        const after = addDays(anchor, later);
        const next = nextOccurrence(rule, anchor, after);
        expect(next).toBeDefined();
        let day = addDays(after, 1);
        while (!happensOn(rule, anchor, day) && day < (next ?? '')) day = addDays(day, 1);
        expect(next).toBe(day);
      },
      400,
    );
  });
});
