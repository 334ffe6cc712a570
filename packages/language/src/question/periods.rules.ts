// The calendar dates of a period in a question.

import type { Period } from '@app/contract/assistant/task-question.rules.ts';
import { addMonths, startOfWeek } from '@app/contract/dates/month.rules.ts';
import type { Weekday } from '@app/contract/limits.ts';
import { lastDay, weekdayOf } from '@app/contract/recurrences/recurrences.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { Day } from '#line/day.rules.ts';
import type { Unit } from '#line/vocabulary.rules.ts';
import type { QuestionAction } from '#question/question-words.rules.ts';

/** A period as it was found; whether it lies in the past depends on what it refers to. */
export interface FoundPeriod {
  action: QuestionAction;
  days: readonly Day[];
  count: number;
  unit: Unit;
  month: number;
  year: number | undefined;
  weekday: number | undefined;
}

interface Counted {
  today: string;
  /** The weekday with which the person's weeks begin. */
  firstDay: Weekday;
  isPast: boolean;
}

/** Returns the dates of a period; undefined if the calendar has none. */
export function periodOf(found: FoundPeriod, { today, firstDay, isPast }: Counted): Period | undefined {
  const { action, count, unit, month, year } = found;
  const start = startOfWeek(today, firstDay);
  const week = (weeks: number): Period => ({ from: addDays(start, 7 * weeks), to: addDays(start, 7 * weeks + 6) });
  switch (action) {
    case 'yesterday':
      return one(addDays(today, -1));
    case 'sinceYesterday':
      return { from: addDays(today, -1), to: null };
    case 'dayBeforeYesterday':
      return one(addDays(today, -2));
    case 'thisWeek':
      return week(0);
    case 'nextWeek':
      return week(1);
    case 'lastWeek':
      return week(-1);
    case 'thisMonth':
      return wholeMonth(today);
    case 'nextMonth':
      return wholeMonth(addMonths(`${today.slice(0, 8)}01`, 1));
    case 'lastMonth':
      return wholeMonth(addDays(`${today.slice(0, 8)}01`, -1));
    case 'thisYear':
      return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` };
    case 'weekend':
      return { from: addDays(startOfWeek(today, 1), 5), to: addDays(startOfWeek(today, 1), 6) };
    case 'lastDays':
      return { from: shifted(today, -count, unit), to: today };
    case 'nextDays':
      return { from: today, to: shifted(today, count, unit) };
    case 'inMonth':
      return wholeMonth(monthNear(today, month, year, isPast));
    default:
      return withDays(found, today, isPast);
  }
}

function withDays({ action, days, weekday }: FoundPeriod, today: string, isPast: boolean): Period | undefined {
  const past = isPast || action === 'since';
  const [from, to] = days;
  const first = from && dateOf(from, today, past);
  const second = to && first !== undefined ? secondDate(to, first, today) : undefined;
  if (action === 'since' && weekday !== undefined) return { from: lastWeekday(today, weekday), to: null };
  if (first === undefined) return undefined;
  switch (action) {
    case 'since':
      return { from: first, to: null };
    case 'until':
      return { from: null, to: first };
    case 'before':
      return { from: null, to: addDays(first, -1) };
    case 'after':
      return { from: addDays(first, 1), to: null };
    case 'between':
      return second === undefined || second < first ? undefined : { from: first, to: second };
    default:
      return one(first);
  }
}

/** 'Between Monday and Thursday' means the Thursday after that Monday. */
function secondDate(day: Day, first: string, today: string): string | undefined {
  return day.floats ? day.on(first) : day.on(today);
}

function one(date: string): Period {
  return { from: date, to: date };
}

/** In the past, a weekday or a date without a year is the last one, not the next one. */
function dateOf(day: Day, today: string, past: boolean): string | undefined {
  const date = day.on(today);
  if (date === undefined || !past || !day.floats || date <= today) return date;
  const weekEarlier = addDays(date, -7);
  if (day.written === undefined) return weekEarlier <= today ? weekEarlier : date;
  return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
}

function lastWeekday(today: string, weekday: number): string {
  return addDays(today, -((weekdayOf(today) - weekday + 7) % 7));
}

function monthNear(today: string, month: number, year: number | undefined, isPast: boolean): string {
  const now = Number(today.slice(0, 4));
  const current = Number(today.slice(5, 7));
  const near = isPast ? (month > current ? now - 1 : now) : month < current ? now + 1 : now;
  return `${year ?? near}-${String(month).padStart(2, '0')}-01`;
}

function wholeMonth(date: string): Period {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return { from: `${date.slice(0, 8)}01`, to: `${date.slice(0, 8)}${lastDay(year, month)}` };
}

/** Working days count as days. */
export function shifted(date: string, count: number, unit: Unit): string {
  if (unit === 'month' || unit === 'year') return addMonths(date, count * (unit === 'year' ? 12 : 1));
  return addDays(date, count * (unit === 'week' ? 7 : 1));
}
