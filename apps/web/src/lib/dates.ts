// Dates and instants as the person reads them: in the person's zone and language, by Intl alone.
import { calendarDate, type DateFormat, type Language, type Timezone, timing, zoneOf } from '@app/contract';
import { useSyncExternalStore } from 'react';
import { currentText, localeOf } from '#lib/text.ts';

export interface DatePreferences {
  timezone: Timezone;
  dateFormat: DateFormat;
  language: Language;
}

let preferences: DatePreferences = { timezone: 'UTC', dateFormat: 'MM/DD/YYYY', language: 'english' };
let today: string | undefined;
let ticker: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();
const tick = 30_000;

/** Takes over the zone, format and language of the signed-in person. */
export function setDatePreferences(next: DatePreferences): void {
  preferences = next;
  formats.clear();
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

/** A calendar date as 'Nov 20, 2026'. */
export function formatDate(date: string): string {
  return format('date', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }, dayOf(date));
}

/** A calendar date as 'Friday, November 20, 2026'. */
export function formatLong(date: string): string {
  return format('long', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' }, dayOf(date));
}

/** A calendar date in the format of the settings; `as` asks for another one. */
export function formatShort(date: string, as: DateFormat = preferences.dateFormat): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return as.replace('YYYY', year).replace('MM', month).replace('DD', day);
}

/** A calendar date with its weekday, in the format of the settings: 'Friday, 11/20/2026'. */
export function formatFull(date: string): string {
  const weekday = format('weekday', { weekday: 'long', timeZone: 'UTC' }, dayOf(date));
  return weekday && `${weekday}, ${formatShort(date)}`;
}

/** An instant in the person's zone and format: '11/20/2026, 11:24 AM'. */
export function formatInstant(instant: string): string {
  const timeZone = zoneOf(preferences.timezone);
  const time = format('time', { timeStyle: 'short', timeZone }, new Date(instant));
  return time && `${formatShort(dayOfInstant(instant))}, ${time}`;
}

/**
 * A chosen date in the format of the settings, for beside a date field: its own format is the browser's, which no page can
 * choose. Undefined where the two are the same anyway.
 */
export function dateHint(date: string | null): string | undefined {
  if (date === null || Number.isNaN(dayOf(date).getTime())) return undefined;
  const shown = formatShort(date);
  const ofBrowser = new Intl.DateTimeFormat(undefined, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  return shown === ofBrowser.format(dayOf(date)) ? undefined : shown;
}

/** The calendar date of an instant in the person's zone. */
export function dayOfInstant(instant: string): string {
  return calendarDate(new Date(instant), zoneOf(preferences.timezone));
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
  const say = new Intl.RelativeTimeFormat(localeOf(preferences.language), { numeric: 'always' });
  const hours = Math.floor(minutes / 60);
  const days = Math.floor((hours * 3_600_000) / timing.day);
  if (hours < 1) return say.format(-minutes, 'minute');
  if (days < 1) return say.format(-hours, 'hour');
  if (days < 30) return say.format(-days, 'day');
  if (days < 365) return say.format(-Math.floor(days / 30), 'month');
  return say.format(-Math.floor(days / 365), 'year');
}

const formats = new Map<string, Intl.DateTimeFormat>();

function format(name: string, options: Intl.DateTimeFormatOptions, date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  let made = formats.get(name);
  if (!made) {
    made = new Intl.DateTimeFormat(localeOf(preferences.language), options);
    formats.set(name, made);
  }
  return made.format(date);
}

function dayOf(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}
