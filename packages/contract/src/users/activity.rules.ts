// The week and the month of the activity's numbers. Calendar dates are `YYYY-MM-DD`.
import { startOfWeek } from '#dates/month.rules.ts';
import type { Weekday } from '#limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

/** Returns the first and the last day of a date's week, which begins with `firstDay`. */
export function weekOf(date: string, firstDay: Weekday): { first: string; last: string } {
  const first = startOfWeek(date, firstDay);
  return { first, last: addDays(first, 6) };
}

/** Returns the first day of a date's month. */
export function monthStart(date: string): string {
  return `${date.slice(0, 7)}-01`;
}
