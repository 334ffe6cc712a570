// The days of a timeline, where bars stand in them, and what moving or stretching a bar changes. Pure.

import { addMonths, startOfWeek } from '@app/contract/dates/month.rules.ts';
import { daysBetween } from '@app/contract/dates/zones.rules.ts';
import type { Weekday } from '@app/contract/limits.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isOpen } from '@app/contract/tasks/tasks.rules.ts';
import { byUrgency, isDay } from '#features/tasks/calendar/calendar-days.ts';
import type { DayRange } from '#features/tasks/company/company-lanes.ts';

export const timelineSpans = ['week', 'month', 'quarter'] as const;
export type TimelineSpan = (typeof timelineSpans)[number];

/** What of a bar moves. */
export type BarPart = 'both' | 'start' | 'end';

type Dates = Pick<TaskCard, 'startDate' | 'dueDate'>;

/** What an address shows: the time around a day, or `isNow`, what is going on and comes next. */
export interface ShownTime {
  span: TimelineSpan;
  day: string;
  isNow: boolean;
}

/** A month from now on begins with what was due these days ago. */
const daysBefore = 3;
const daysFromNow = 31;

/** Returns which time an address shows; a month without one. */
export function timeIn(search: URLSearchParams, today: string): ShownTime {
  const day = search.get('day') ?? '';
  const isNow = !isDay(day);
  return { span: timelineSpans.find((span) => span === search.get('span')) ?? 'month', day: isNow ? today : day, isNow };
}

/** Returns the days that are shown. */
export function rangeOf({ span, day, isNow }: ShownTime, firstDay: Weekday): DayRange {
  if (span === 'week') {
    const from = startOfWeek(day, firstDay);
    return { from, to: addDays(from, 6) };
  }
  if (span === 'month' && isNow) return { from: addDays(day, -daysBefore), to: addDays(day, daysFromNow - daysBefore - 1) };
  const month = `${day.slice(0, 8)}01`;
  if (span === 'month') return { from: month, to: addDays(addMonths(month, 1), -1) };
  const from = addMonths(month, -((Number(day.slice(5, 7)) - 1) % 3));
  return { from, to: addDays(addMonths(from, 3), -1) };
}

/** Returns the days that an address shows with a first day of the week, or that it can show with any. */
export function loadedDays(search: URLSearchParams, today: string, firstDay?: Weekday): DayRange {
  const time = timeIn(search, today);
  const { span, day } = time;
  return span === 'week' && firstDay === undefined
    ? { from: addDays(day, -6), to: addDays(day, 6) }
    : rangeOf(time, firstDay ?? 0);
}

/** Returns the day of the time before or after. */
export function dayAfter(span: TimelineSpan, day: string, by: number): string {
  return span === 'week' ? addDays(day, by * 7) : addMonths(`${day.slice(0, 8)}01`, span === 'month' ? by : by * 3);
}

/** Returns all days of a range, in order. */
export function allDays({ from, to }: DayRange): string[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
}

/** Returns the first and the last day of a task; with one date alone it takes one day. */
export function timeOf({ startDate, dueDate }: Dates): DayRange | undefined {
  const from = startDate ?? dueDate;
  const to = dueDate ?? startDate;
  return from === null || to === null ? undefined : { from, to };
}

/** Returns whether a task takes at least one of these days. */
export function touches(task: Dates, { from, to }: DayRange): boolean {
  const time = timeOf(task);
  return time !== undefined && time.from <= to && time.to >= from;
}

/** Returns the tasks of a range: what begins first comes first. */
export function tasksIn(tasks: readonly TaskCard[], range: DayRange): TaskCard[] {
  return tasks.filter((task) => touches(task, range)).sort(byTime);
}

/** Returns the place of the first task that goes on to this day or later; 0 if none does. */
export function firstFrom(tasks: readonly Dates[], day: string): number {
  return Math.max(
    0,
    tasks.findIndex((task) => (timeOf(task)?.to ?? '') >= day),
  );
}

/** Returns the open tasks without any date. */
export function datelessOf(tasks: readonly TaskCard[]): TaskCard[] {
  return tasks.filter((task) => timeOf(task) === undefined && isOpen(task)).sort(byUrgency);
}

/** Where a bar stands, in days from the first one, and at which ends it goes on beyond the shown days. */
export interface Bar {
  at: number;
  days: number;
  before: boolean;
  after: boolean;
}

/** Returns the visible part of the bar of a time. */
export function barIn(time: DayRange, { from, to }: DayRange): Bar {
  const first = time.from < from ? from : time.from;
  const last = time.to > to ? to : time.to;
  return { at: daysBetween(from, first), days: daysBetween(first, last) + 1, before: time.from < from, after: time.to > to };
}

/**
 * Returns the dates after a bar or one of its ends has moved by some days; undefined if it would end before it starts. A date that
 * the task does not have comes only with an end that is moved.
 */
export function movedDates({ startDate, dueDate }: Dates, part: BarPart, by: number): Dates | undefined {
  if (part === 'both') return { startDate: startDate && addDays(startDate, by), dueDate: dueDate && addDays(dueDate, by) };
  const time = timeOf({ startDate, dueDate });
  if (!time) return undefined;
  const next = part === 'start' ? { ...time, from: addDays(time.from, by) } : { ...time, to: addDays(time.to, by) };
  return next.from > next.to ? undefined : { startDate: next.from, dueDate: next.to };
}

/** Returns by how many days a bar or its end can move at most in the direction of `by`: no bar is shorter than a day. */
export function withinBar(task: Dates, part: BarPart, by: number): number {
  const time = timeOf(task);
  if (part === 'both' || !time) return by;
  const days = daysBetween(time.from, time.to);
  return part === 'start' ? Math.min(by, days) : Math.max(by, -days);
}

/** Returns the days that get a label: each, or the first of each week. */
export function labelledDays(span: TimelineSpan, days: readonly string[], firstDay: Weekday): string[] {
  return span === 'quarter' ? days.filter((day, at) => at === 0 || startOfWeek(day, firstDay) === day) : [...days];
}

/** Returns whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
}

function byTime(a: TaskCard, b: TaskCard): number {
  const [one, other] = [timeOf(a), timeOf(b)];
  return compare(one?.from, other?.from) || compare(one?.to, other?.to) || byUrgency(a, b);
}

function compare(a = '', b = ''): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
