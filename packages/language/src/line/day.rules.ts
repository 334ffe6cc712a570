// The meaning of a phrase about a day: a function of the day from which it counts.

import { addMonths, startOfWeek } from '@app/contract/dates/month.rules.ts';
import type { Weekday } from '@app/contract/limits.ts';
import { lastDay, realDate, weekdayOf } from '@app/contract/recurrences/recurrences.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { DateAction, Unit } from '#line/vocabulary.rules.ts';

/** The day, month and year of a date in figures or words; without a year it is the next such day. */
export interface WrittenDay {
  day: number;
  month: number;
  year?: number | undefined;
}

export interface Day {
  /** Returns the date, counted from `base`; undefined if the calendar has no such day. */
  on(base: string): string | undefined;
  /** Whether the day depends on `base`: the Friday after Monday is another one than the Friday after today. */
  floats: boolean;
  /** For repetition every year. */
  written?: WrittenDay;
}

/** The values that a phrase named. */
export interface DayFacts {
  weekday?: number | undefined;
  month?: number | undefined;
  dayOfMonth?: number | undefined;
  year?: number | undefined;
  count?: number | undefined;
  unit?: Unit | undefined;
  /** From 1 to 4. */
  quarter?: number | undefined;
  figures?: WrittenDay | undefined;
}

/** Returns the day of a phrase; the weeks of the person begin with `firstDay`. */
export function dayOf(action: DateAction, facts: DayFacts, today: string, firstDay: Weekday): Day {
  const { weekday = 0, month = 1, dayOfMonth = 1, year, count = 1, unit = 'day', figures } = facts;
  const fixed = (date: string | undefined): Day => ({ on: () => date, floats: false });
  const nextWeek = addDays(startOfWeek(today, firstDay), 7);
  switch (action) {
    case 'today':
      return fixed(today);
    case 'tomorrow':
      return fixed(addDays(today, 1));
    case 'afterTomorrow':
      return fixed(addDays(today, 2));
    case 'weekday':
      return { on: (base) => weekdayAfter(base, weekday), floats: true };
    case 'thisWeekday':
      return fixed(weekdayAfter(addDays(today, -1), weekday));
    case 'weekdayOfNextWeek':
      return fixed(weekdayAfter(addDays(nextWeek, -1), weekday));
    case 'weekdayInAWeek':
      return fixed(addDays(weekdayAfter(addDays(today, -1), weekday), 7));
    case 'weekdayInTwoWeeks':
      return fixed(addDays(weekdayAfter(addDays(today, -1), weekday), 14));
    case 'inOneWeek':
      return fixed(addDays(today, 7));
    case 'inTwoWeeks':
      return fixed(addDays(today, 14));
    case 'in':
      return fixed(later(today, count, unit));
    case 'inWorkdays':
      return fixed(later(today, count, 'workday'));
    case 'nextWeek':
      return fixed(nextWeek);
    case 'nextMonth':
      return fixed(`${addMonths(today, 1).slice(0, 7)}-01`);
    case 'nextYear':
      return fixed(`${Number(today.slice(0, 4)) + 1}-01-01`);
    case 'weekend':
      return fixed(weekdayOf(today) === 0 ? today : weekdayAfter(addDays(today, -1), 6));
    case 'nextWeekend':
      return fixed(addDays(startOfWeek(today, 1), 12));
    case 'endOfWeek':
      return fixed(weekdayAfter(addDays(today, -1), 5));
    case 'endOfNextWeek':
      return fixed(weekdayAfter(addDays(nextWeek, -1), 5));
    case 'endOfMonth':
      return fixed(endOfMonth(today));
    case 'endOfNextMonth':
      return fixed(endOfMonth(addMonths(today, 1)));
    case 'endOfQuarter':
      return fixed(endOfMonth(addMonths(today, 2 - ((Number(today.slice(5, 7)) - 1) % 3))));
    case 'endOfYear':
      return fixed(`${today.slice(0, 4)}-12-31`);
    case 'endOfNamedQuarter':
      return quarterDay(facts, (inYear, last) => realDate(inYear, last, lastDay(inYear, last)));
    case 'startOfNamedQuarter':
      return quarterDay(facts, (inYear, last) => realDate(inYear, last - 2, 1));
    case 'midOfMonth':
      return { on: (base) => nextDayOfMonth(base, 15, undefined), floats: true };
    case 'midOfNextMonth':
      return fixed(dateIn(addMonths(today, 1), 15));
    case 'midOfNamed':
      return { on: (base) => upcoming(base, year, (inYear) => realDate(inYear, month, 15)), floats: true };
    case 'lastWorkday':
      return fixed(workdayUpTo(endOfMonth(today)));
    case 'lastWorkdayOfNamed':
      return { on: (base) => upcoming(base, year, (inYear) => workdayUpTo(monthEnd(inYear, month))), floats: true };
    case 'weekNumber':
      return weekDay(count, year, 0);
    case 'endOfWeekNumber':
      return weekDay(count, year, 4);
    case 'christmasEve':
      return { on: (base) => upcoming(base, year, (inYear) => realDate(inYear, 12, 24)), floats: true };
    case 'endOfNamed':
      return { on: (base) => upcoming(base, year, (inYear) => realDate(inYear, month, lastDay(inYear, month))), floats: true };
    case 'startOfNamed':
      return { on: (base) => upcoming(base, year, (inYear) => realDate(inYear, month, 1)), floats: true };
    case 'dayOfMonth':
      return { on: (base) => nextDayOfMonth(base, dayOfMonth, facts.weekday), floats: true };
    case 'dayOfNextMonth':
      return fixed(dateIn(addMonths(today, 1), dayOfMonth));
    default:
      return writtenDay(figures ?? { day: dayOfMonth, month, year }, facts.weekday);
  }
}

/** Returns the day of a date in figures or words; none if it names another weekday than the calendar. */
export function writtenDay(written: WrittenDay, weekday?: number): Day {
  const { day, month, year } = written;
  const on = (base: string) => {
    const date = upcoming(base, year, (inYear) => realDate(inYear, month, day));
    return date === undefined || weekday === undefined || weekdayOf(date) === weekday ? date : undefined;
  };
  return { on, floats: year === undefined, written };
}

/** Without a year, returns the date of this year, or of the next one if it is before `base`. */
function upcoming(base: string, year: number | undefined, dateIn: (year: number) => string | undefined): string | undefined {
  if (year !== undefined) return dateIn(year);
  const now = Number(base.slice(0, 4));
  const date = dateIn(now);
  return date !== undefined && date >= base ? date : dateIn(now + 1);
}

function nextDayOfMonth(base: string, day: number, weekday: number | undefined): string | undefined {
  for (const month of [base, addMonths(`${base.slice(0, 8)}01`, 1)]) {
    const date = dateIn(month, day);
    if (date !== undefined && date >= base) return weekday === undefined || weekdayOf(date) === weekday ? date : undefined;
  }
  return undefined;
}

function dateIn(month: string, day: number): string | undefined {
  return realDate(Number(month.slice(0, 4)), Number(month.slice(5, 7)), day);
}

function later(today: string, count: number, unit: Unit): string | undefined {
  if (unit === 'workday') return workdaysLater(today, count);
  if (unit === 'day' || unit === 'week') return withinCalendar(addDays(today, count * (unit === 'week' ? 7 : 1)));
  if (unit === 'year' && count > 9_999 - Number(today.slice(0, 4))) return undefined;
  return withinCalendar(addMonths(today, count * (unit === 'year' ? 12 : 1)));
}

function withinCalendar(date: string): string | undefined {
  return /^\d{4}-/.test(date) ? date : undefined;
}

function workdaysLater(today: string, count: number): string {
  const weeks = Math.floor(count / 5);
  let day = addDays(today, weeks * 7);
  for (let left = count % 5; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkday(day)) left--;
  }
  return workdayUpTo(day);
}

function isWorkday(date: string): boolean {
  return weekdayOf(date) % 6 !== 0;
}

/** Returns the first such weekday after a date. */
function weekdayAfter(date: string, weekday: number): string {
  return addDays(date, ((weekday - weekdayOf(date) + 6) % 7) + 1);
}

function endOfMonth(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return monthEnd(year, month);
}

function monthEnd(year: number, month: number): string {
  return realDate(year, month, lastDay(year, month)) ?? `${year}-12-31`;
}

/** Returns the date, or the last workday before it. */
function workdayUpTo(date: string): string {
  let day = date;
  while (!isWorkday(day)) day = addDays(day, -1);
  return day;
}

/** A day of a quarter, by the last month of it. */
function quarterDay({ quarter = 1, year }: DayFacts, dateIn: (year: number, lastMonth: number) => string | undefined): Day {
  return { on: (base) => upcoming(base, year, (inYear) => dateIn(inYear, quarter * 3)), floats: true };
}

/** A day of a week by its number: the first week has 4 January (ISO 8601). One whose last workday has passed is next year's. */
function weekDay(number: number, year: number | undefined, after: number): Day {
  const dayIn = (inYear: number, plus: number) => {
    const monday = addDays(startOfWeek(`${inYear}-01-04`, 1), (number - 1) * 7);
    return number >= 1 && startOfWeek(`${inYear}-12-28`, 1) >= monday ? addDays(monday, plus) : undefined;
  };
  const on = (base: string) => {
    if (year !== undefined) return dayIn(year, after);
    const now = Number(base.slice(0, 4));
    const friday = dayIn(now, 4);
    const inYear = friday !== undefined && friday >= base ? now : now + 1;
    const date = dayIn(inYear, after);
    return date !== undefined && date < base ? base : date;
  };
  return { on, floats: true };
}
