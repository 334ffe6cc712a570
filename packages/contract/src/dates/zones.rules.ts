// Zones of people, and calendar dates in them. Pure.
import { type Timezone, timezones, timing } from '#limits.ts';

const zones: Record<(typeof timezones)[number], string> = {
  UTC: 'UTC',
  EST: 'America/New_York',
  CST: 'America/Chicago',
  MST: 'America/Denver',
  PST: 'America/Los_Angeles',
};

/** Returns the IANA zone of a timezone setting. */
export function zoneOf(timezone: Timezone): string {
  const fixed = timezones.find((each) => each === timezone);
  return fixed ? zones[fixed] : timezone;
}

/** Returns whether a timezone is the zone of the person's browser, and not one of the settings. */
export function followsBrowser(timezone: Timezone): boolean {
  return !timezones.some((each) => each === timezone);
}

/** Returns whether `Intl` knows the zone of a timezone setting. */
export function isTimezone(timezone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zoneOf(timezone) }) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the calendar date of an instant in an IANA zone. */
export function calendarDate(instant: Date, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(zone, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${String(part['year']).padStart(4, '0')}-${part['month']}-${part['day']}`;
}
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the hour of an instant in an IANA zone. */
export function hourIn(instant: Date, zone: string): number {
  let format = hourFormats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
    hourFormats.set(zone, format);
  }
  return Number(format.format(instant));
}
const hourFormats = new Map<string, Intl.DateTimeFormat>();

/** Converts a date of a request to a calendar date: keeps a date, converts an instant to its date in the zone. */
export function toCalendarDate(value: string | null, zone: string): string | null {
  if (value === null || value.length === 10) return value;
  return calendarDate(new Date(value), zone);
}

/** Returns the days from one calendar date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / timing.day);
}
