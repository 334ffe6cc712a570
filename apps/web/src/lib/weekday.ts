// The names of weekdays.
import { currentLocale } from '#lib/text.ts';

/** Returns the name of a calendar day's weekday. */
export function weekday(day: string, length: 'short' | 'long' = 'short'): string {
  return new Intl.DateTimeFormat(currentLocale(), { weekday: length, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
