// Formats dates and instants in the person's time zone, date format and language.

import { type DateStyle, dateForInput, longDate, shortDate, shortDateTime } from '@app/contract/dates/dates.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { type DateFormat, type Language, type Timezone, timing, type Weekday } from '@app/contract/limits.ts';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '#lib/store.ts';
import { currentLanguage, currentLocale, currentText, onLanguageChange } from '#lib/text.ts';

export interface DatePreferences {
  timezone: Timezone;
  dateFormat: DateFormat;
  /** The weekday with which weeks begin; what an earlier version has kept for the time without a server lacks it. */
  firstDay?: Weekday | undefined;
}

/** Calendar dates are `YYYY-MM-DD`, instants are ISO strings. */
interface Dates {
  /** The short form of a calendar date: 'Nov 20', in another year 'Nov 20, 2027'. */
  formatDate: (date: string) => string;
  /** The long form: 'Friday, November 20, 2026'. */
  formatLong: (date: string) => string;
  /** A calendar date in numbers, as date fields show it. `as` overrides the person's format. */
  formatTyped: (date: string, as?: DateFormat) => string;
  /** An instant in the person's zone: its short date and the time, 'Nov 20, 11:24 AM'. */
  formatInstant: (instant: string) => string;
  /** A moment in milliseconds: today its time only, '2:02 PM', else with its date. */
  formatTime: (moment: number) => string;
  /** Only the time of a moment, '2:02 PM'. */
  formatClock: (moment: number) => string;
  /** The calendar date of an instant in the person's zone. */
  dayOfInstant: (instant: string) => string;
  /** The settings behind the format, for code that parses typed dates. */
  style: DateStyle;
  /** The weekday with which weeks begin, 0 is Sunday. */
  firstDay: Weekday;
}

let preferences: DatePreferences = { timezone: 'UTC', dateFormat: 'MM/DD/YYYY', firstDay: 0 };
let today: string | undefined;
let ticker: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
const tick = 30_000;
const dates = createStore(datesFor(preferences, currentLanguage()));

onLanguageChange(renew);

/** Applies the zone, format and weeks of the signed-in person. The language is that of the strings. */
export function setDatePreferences({ timezone, dateFormat, firstDay }: DatePreferences): void {
  preferences = { timezone, dateFormat, firstDay };
  renew();
}

function renew(): void {
  dates.set(datesFor(preferences, currentLanguage()));
  refresh();
}

function refresh(): void {
  const before = today;
  today = undefined;
  // After New Year, dates of the old year show their year again.
  if (before !== undefined && before.slice(0, 4) !== currentDay().slice(0, 4))
    dates.set(datesFor(preferences, currentLanguage()));
  for (const listener of [...listeners]) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  ticker ??= setInterval(refresh, tick);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticker);
    ticker = undefined;
    today = undefined;
  };
}

/** Returns today's calendar date outside components. */
export function currentDay(): string {
  const day = today ?? calendarDate(new Date(), zoneOf(preferences.timezone));
  // Only a component that uses the date keeps it up to date.
  if (ticker !== undefined) today = day;
  return day;
}

/** Returns today's calendar date in the person's zone. It updates at midnight. */
export function useToday(): string {
  return useSyncExternalStore(watch, currentDay, currentDay);
}

/** Returns the current time in milliseconds, rounded to the minute. It updates by itself. */
export function useNow(): number {
  return useSyncExternalStore(watch, currentMinute, currentMinute);
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}

/** Returns the date formatters for a component. The object changes with zone, format, weeks or language, so every shown date updates. */
export function useDates(): Dates {
  return useStore(dates);
}

/** Returns the date formatters outside components. */
export function currentDates(): Dates {
  return dates.get();
}

/** Returns how long ago an instant was, as '5 minutes ago'. It updates by itself. */
export function useRelativeTime(instant: string): string {
  const snapshot = () => relativeTime(instant, Date.now());
  return useSyncExternalStore(watch, snapshot, snapshot);
}

/** Returns how long before `now` (in milliseconds) an instant was. The future counts as just now. */
export function relativeTime(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000);
  if (minutes < 1) return currentText().shell.justNow;
  const say = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'always' });
  const hours = Math.floor(minutes / 60);
  const days = Math.floor((hours * 3_600_000) / timing.day);
  if (hours < 1) return say.format(-minutes, 'minute');
  if (days < 1) return say.format(-hours, 'hour');
  if (days < 30) return say.format(-days, 'day');
  if (days < 365) return say.format(-Math.floor(days / 30), 'month');
  return say.format(-Math.floor(days / 365), 'year');
}

function datesFor({ timezone, dateFormat, firstDay = 1 }: DatePreferences, language: Language): Dates {
  const zone = zoneOf(timezone);
  const style = { language, dateFormat };
  const dayOfInstant = (instant: string) => calendarDate(new Date(instant), zone);
  const formatClock = (moment: number) =>
    new Intl.DateTimeFormat(currentLocale(), { timeStyle: 'short', timeZone: zone }).format(moment);
  return {
    formatDate: (date) => shortDate(date, style, currentDay()),
    formatLong: (date) => longDate(date, style),
    formatTyped: (date, as = dateFormat) => dateForInput(date, as),
    formatInstant(instant) {
      const at = new Date(instant);
      return Number.isNaN(at.getTime()) ? '' : shortDateTime(at, zone, style, dayOfInstant(instant), currentDay());
    },
    formatTime(moment) {
      const at = new Date(moment);
      const day = calendarDate(at, zone);
      return day === currentDay() ? formatClock(moment) : shortDateTime(at, zone, style, day, currentDay());
    },
    formatClock,
    dayOfInstant,
    style,
    firstDay,
  };
}
