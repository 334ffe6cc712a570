// When a recurring task happens again. The rule is stored as RRULE text (RFC 5545) and evaluated in calendar days, so it needs no zone.
// A month that is too short for the day has its last day instead (docs/decisions/028-understanding-text.md).
import { limits, timing } from '#limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

/** A weekday, 0 is Sunday; with `nth` the first, second … of the month, and counted from its end if negative. */
export interface RecurrenceDay {
  weekday: number;
  nth?: number;
}

export interface Recurrence {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  /** Every second week has the interval 2. */
  interval: number;
  days?: readonly RecurrenceDay[];
  /** The day of the month; -1 is its last day. */
  monthDay?: number;
  /** 1 is January. */
  month?: number;
  /** The last possible day, `YYYY-MM-DD`. */
  until?: string;
}

/** When the next task is made: once this one is done, or on its day. */
export const repeatTimes = ['done', 'day'] as const;

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

/** Returns the rule as RRULE text, `FREQ=WEEKLY;BYDAY=MO`. */
export function formatRecurrence({ frequency, interval, days, monthDay, month, until }: Recurrence): string {
  const fields = [`FREQ=${frequency}`];
  if (interval !== 1) fields.push(`INTERVAL=${interval}`);
  if (month !== undefined) fields.push(`BYMONTH=${month}`);
  if (monthDay !== undefined) fields.push(`BYMONTHDAY=${monthDay}`);
  if (days) fields.push(`BYDAY=${days.map(({ weekday, nth }) => `${nth ?? ''}${weekdayNames[weekday]}`).join(',')}`);
  if (until !== undefined) fields.push(`UNTIL=${until.replaceAll('-', '')}`);
  return fields.join(';');
}

/** Returns the rule of an RRULE text; undefined for a text that is no rule, or one that people cannot choose here. */
export function parseRecurrence(text: string): Recurrence | undefined {
  if (text.length > limits.recurrence.text) return undefined;
  const fields = new Map<string, string>();
  for (const part of text.split(';')) {
    const [name = '', value, ...rest] = part.split('=');
    if (value === undefined || rest.length > 0 || fields.has(name) || !readable.has(name)) return undefined;
    fields.set(name, value);
  }
  const frequency = frequencies.find((each) => each === fields.get('FREQ'));
  const interval = integer(fields.get('INTERVAL') ?? '1', 1, limits.recurrence.interval);
  const days = daysOf(fields.get('BYDAY'));
  const monthDay = integer(fields.get('BYMONTHDAY'), -1, 31);
  const month = integer(fields.get('BYMONTH'), 1, 12);
  const until = untilOf(fields.get('UNTIL'));
  if (!frequency || [interval, days, monthDay, month, until].includes(null)) return undefined;
  const rule = withoutUndefined({ frequency, interval, days, monthDay, month, until }) as unknown as Recurrence;
  return isUsable(rule) ? rule : undefined;
}

const readable = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'UNTIL']);

/** Returns undefined for a missing field and null for a wrong one. */
function integer(text: string | undefined, min: number, max: number): number | null | undefined {
  if (text === undefined) return undefined;
  const value = /^-?\d{1,4}$/.test(text) ? Number(text) : 0;
  return value !== 0 && value >= min && value <= max ? value : null;
}

function daysOf(text: string | undefined): RecurrenceDay[] | null | undefined {
  if (text === undefined) return undefined;
  const days = text.split(',').map((day): RecurrenceDay | undefined => {
    const [, nth, name = ''] = /^(-1|[1-5])?([A-Z]{2})$/.exec(day) ?? [];
    const weekday = weekdayNames.indexOf(name);
    if (weekday < 0) return undefined;
    return nth === undefined ? { weekday } : { weekday, nth: Number(nth) };
  });
  const read = days.flatMap((day) => day ?? []);
  return read.length === days.length && days.length <= weekdayNames.length ? read : null;
}

function untilOf(text: string | undefined): string | null | undefined {
  if (text === undefined) return undefined;
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return realDate(Number(year), Number(month), Number(day)) ?? null;
}

function isUsable({ frequency, days, monthDay, month }: Recurrence): boolean {
  if (days && monthDay !== undefined) return false;
  if (frequency === 'DAILY') return !days && monthDay === undefined && month === undefined;
  if (frequency === 'WEEKLY')
    return monthDay === undefined && month === undefined && (days ?? []).every(({ nth }) => nth === undefined);
  if (frequency === 'MONTHLY') return month === undefined && (days ?? []).every(({ nth }) => nth !== undefined);
  // 30 February never comes: a year's day names a day that exists in some year.
  if (monthDay !== undefined && month === undefined) return false;
  if (monthDay !== undefined && month !== undefined && monthDay > lastDay(2024, month)) return false;
  return !days || (month !== undefined && days.every(({ nth }) => nth !== undefined));
}

/**
 * Returns the first day after `after` on which a recurring task happens; undefined if there is none. Intervals and a day that the
 * rule does not name count from `anchor`, the day of the first task.
 */
export function nextOccurrence(rule: Recurrence, anchor: string, after: string): string | undefined {
  const from = after < anchor ? addDays(anchor, -1) : after;
  const first = periodOf(rule, anchor);
  let period = first + Math.floor((periodOf(rule, from) - first) / rule.interval) * rule.interval;
  // Two periods are enough, except that a month may have no fifth Monday.
  for (let tries = 0; tries < limits.recurrence.periods; tries++, period += rule.interval) {
    const found = daysIn(rule, period, anchor).find((day) => day > from);
    if (found === undefined) continue;
    return rule.until !== undefined && found > rule.until ? undefined : found;
  }
  return undefined;
}

/** Returns the number of a date's day, week (from Monday), month or year. */
function periodOf({ frequency }: Recurrence, date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number);
  if (frequency === 'YEARLY') return year;
  if (frequency === 'MONTHLY') return year * 12 + month - 1;
  const day = dayNumber(date);
  // 1970-01-01 was a Thursday.
  return frequency === 'DAILY' ? day : Math.floor((day + 3) / 7);
}

/** Returns the days of a rule within one period, in order. */
function daysIn(rule: Recurrence, period: number, anchor: string): string[] {
  const [, month = 1, day = 1] = anchor.split('-').map(Number);
  if (rule.frequency === 'DAILY') return dates([period]);
  if (rule.frequency === 'WEEKLY') {
    const weekdays = rule.days?.map(({ weekday }) => weekday) ?? [weekdayOf(anchor)];
    return dates(weekdays.map((weekday) => period * 7 - 3 + ((weekday + 6) % 7)));
  }
  const yearly = rule.frequency === 'YEARLY';
  const inYear = yearly ? period : Math.floor(period / 12);
  const inMonth = yearly ? (rule.month ?? month) : (period % 12) + 1;
  if (rule.days) return rule.days.flatMap((each) => nthWeekday(inYear, inMonth, each) ?? []).sort();
  const wanted = rule.monthDay ?? day;
  const last = lastDay(inYear, inMonth);
  return [written(inYear, inMonth, wanted === -1 ? last : Math.min(wanted, last))];
}

function dates(dayNumbers: readonly number[]): string[] {
  return [...dayNumbers].sort((a, b) => a - b).map((number) => addDays('1970-01-01', number));
}

function nthWeekday(year: number, month: number, { weekday, nth = 1 }: RecurrenceDay): string | undefined {
  const last = lastDay(year, month);
  const firstMatch = 1 + ((weekday - weekdayOf(written(year, month, 1)) + 7) % 7);
  const day = nth > 0 ? firstMatch + (nth - 1) * 7 : firstMatch + Math.floor((last - firstMatch) / 7) * 7;
  return day > last ? undefined : written(year, month, day);
}

function dayNumber(date: string): number {
  return Math.round(Date.parse(`${date}T00:00:00Z`) / timing.day);
}

/** Returns the weekday of a date, 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Returns the number of days of a month; 1 is January. */
export function lastDay(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Returns the date as `YYYY-MM-DD`; undefined if it does not exist. */
export function realDate(year: number, month: number, day: number): string | undefined {
  const exists = year >= 1 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month);
  return exists ? written(year, month, day) : undefined;
}

function written(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

function withoutUndefined<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}
