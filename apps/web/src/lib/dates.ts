// Dates and instants as the person reads them: in the person's zone and language, by Intl alone.
import { calendarDate, type DateFormat, type Timezone, timing, zoneOf } from '@app/contract';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '#lib/store.ts';
import { currentLocale, currentText, onSpeech } from '#lib/text.ts';

export interface DatePreferences {
  timezone: Timezone;
  dateFormat: DateFormat;
}

/** Calendar dates are `YYYY-MM-DD`, instants ISO strings. */
interface Dates {
  /** A calendar date as 'Nov 20, 2026'. */
  formatDate: (date: string) => string;
  /** A calendar date as 'Friday, November 20, 2026'. */
  formatLong: (date: string) => string;
  /** A calendar date in the format of the settings, for tables and forms; `as` asks for another one. */
  formatShort: (date: string, as?: DateFormat) => string;
  /** A calendar date with its weekday, in the format of the settings: 'Friday, 11/20/2026'. */
  formatFull: (date: string) => string;
  /** An instant in the person's zone and format: '11/20/2026, 11:24 AM'. */
  formatInstant: (instant: string) => string;
  /**
   * A chosen date in the format of the settings, for beside a date field: its own format is the browser's, which no page can
   * choose. Undefined where the two are the same anyway.
   */
  dateHint: (date: string | null) => string | undefined;
  /** The calendar date of an instant in the person's zone. */
  dayOfInstant: (instant: string) => string;
}

/** The ways in which dates are written; the time of an instant is that of the person's zone. */
const ways = {
  date: { month: 'short', day: 'numeric', year: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'long' },
  time: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

let preferences: DatePreferences = { timezone: 'UTC', dateFormat: 'MM/DD/YYYY' };
let today: string | undefined;
let ticker: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
const tick = 30_000;
const dates = createStore(datesFor(preferences, currentLocale()));

onSpeech(renew);

/** Takes over the zone and format of the signed-in person; the language is that of the words. */
export function setDatePreferences({ timezone, dateFormat }: DatePreferences): void {
  preferences = { timezone, dateFormat };
  renew();
}

function renew(): void {
  dates.set(datesFor(preferences, currentLocale()));
  refresh();
}

function refresh(): void {
  today = undefined;
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
  today ??= calendarDate(new Date(), zoneOf(preferences.timezone));
  return today;
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

function datesFor({ timezone, dateFormat }: DatePreferences, locale: string): Dates {
  const timeZone = zoneOf(timezone);
  // Each is made when it is first asked for: a first screen needs two of them, and each takes about a millisecond.
  const say: Partial<Record<keyof typeof ways, Intl.DateTimeFormat>> = {};
  function written(how: keyof typeof ways, date: Date): string {
    if (Number.isNaN(date.getTime())) return '';
    say[how] ??= new Intl.DateTimeFormat(locale, { ...ways[how], timeZone: how === 'time' ? timeZone : 'UTC' });
    return say[how].format(date);
  }
  function formatShort(date: string, as = dateFormat): string {
    const [year = '', month = '', day = ''] = date.split('-');
    return as.replace('YYYY', year).replace('MM', month).replace('DD', day);
  }
  const dayOfInstant = (instant: string) => calendarDate(new Date(instant), timeZone);
  return {
    formatDate: (date) => written('date', dayOf(date)),
    formatLong: (date) => written('long', dayOf(date)),
    formatShort,
    formatFull(date) {
      const weekday = written('weekday', dayOf(date));
      return weekday && `${weekday}, ${formatShort(date)}`;
    },
    formatInstant(instant) {
      const time = written('time', new Date(instant));
      return time && `${formatShort(dayOfInstant(instant))}, ${time}`;
    },
    dateHint(date) {
      if (date === null || Number.isNaN(dayOf(date).getTime())) return undefined;
      const shown = formatShort(date);
      return shown === ofBrowser().format(dayOf(date)) ? undefined : shown;
    },
    dayOfInstant,
  };
}

/** How the browser writes the dates of its own fields. */
function ofBrowser(): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(undefined, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
