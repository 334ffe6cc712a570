// Dates and instants as the person reads them: in the person's zone, format and language, as the contract writes them.
import {
  calendarDate,
  type DateFormat,
  type DateStyle,
  dateForInput,
  type Language,
  longDate,
  shortDate,
  shortDateTime,
  type Timezone,
  timing,
  zoneOf,
} from '@app/contract';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '#lib/store.ts';
import { currentLanguage, currentLocale, currentText, onSpeech } from '#lib/text.ts';

export interface DatePreferences {
  timezone: Timezone;
  dateFormat: DateFormat;
}

/** Calendar dates are `YYYY-MM-DD`, instants ISO strings. */
interface Dates {
  /** The short form of a calendar date: 'Nov 20', in another year 'Nov 20, 2027'. */
  formatDate: (date: string) => string;
  /** The long form: 'Friday, November 20, 2026'. */
  formatLong: (date: string) => string;
  /** A calendar date in figures, as fields have it; `as` asks for another format than the person's. */
  formatTyped: (date: string, as?: DateFormat) => string;
  /** An instant in the person's zone: its short date and the time, 'Nov 20, 11:24 AM'. */
  formatInstant: (instant: string) => string;
  /** The calendar date of an instant in the person's zone. */
  dayOfInstant: (instant: string) => string;
  /** What decides how dates are written, for those who read what is typed. */
  style: DateStyle;
}

let preferences: DatePreferences = { timezone: 'UTC', dateFormat: 'MM/DD/YYYY' };
let today: string | undefined;
let ticker: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
const tick = 30_000;
const dates = createStore(datesFor(preferences, currentLanguage()));

onSpeech(renew);

/** Takes over the zone and format of the signed-in person; the language is that of the words. */
export function setDatePreferences({ timezone, dateFormat }: DatePreferences): void {
  preferences = { timezone, dateFormat };
  renew();
}

function renew(): void {
  dates.set(datesFor(preferences, currentLanguage()));
  refresh();
}

function refresh(): void {
  const before = today;
  today = undefined;
  // In a new year the dates of the old one have their year again.
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

function currentDay(): string {
  const day = today ?? calendarDate(new Date(), zoneOf(preferences.timezone));
  // Without anybody who watches nothing would renew it.
  if (ticker !== undefined) today = day;
  return day;
}

/** Today's calendar date in the person's zone; it goes on over midnight. */
export function useToday(): string {
  return useSyncExternalStore(watch, currentDay, currentDay);
}

/** The instant in milliseconds, to the minute; it goes on by itself. */
export function useNow(): number {
  return useSyncExternalStore(watch, currentMinute, currentMinute);
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}

/** What a component writes dates with; it is another one when zone, format or language change, so that no date is left behind. */
export function useDates(): Dates {
  return useStore(dates);
}

/** What writes dates outside components. */
export function currentDates(): Dates {
  return dates.get();
}

/** How long ago an instant was, as '5 minutes ago'; it goes on by itself. */
export function useRelative(instant: string): string {
  const snapshot = () => relative(instant, Date.now());
  return useSyncExternalStore(watch, snapshot, snapshot);
}

/** How long before `now` (in milliseconds) an instant was; the future counts as just now. */
export function relative(instant: string, now: number): string {
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

function datesFor({ timezone, dateFormat }: DatePreferences, language: Language): Dates {
  const zone = zoneOf(timezone);
  const style = { language, dateFormat };
  const dayOfInstant = (instant: string) => calendarDate(new Date(instant), zone);
  return {
    formatDate: (date) => shortDate(date, style, currentDay()),
    formatLong: (date) => longDate(date, style),
    formatTyped: (date, as = dateFormat) => dateForInput(date, as),
    formatInstant(instant) {
      const at = new Date(instant);
      return Number.isNaN(at.getTime()) ? '' : shortDateTime(at, zone, style, dayOfInstant(instant), currentDay());
    },
    dayOfInstant,
    style,
  };
}
