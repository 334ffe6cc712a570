// The week and the month of the activity's numbers. Calendar dates are `YYYY-MM-DD`.
import { timing } from '#limits.ts';

/** Returns Monday and Sunday of a date's week. */
export function weekOf(date: string): { first: string; last: string } {
  const instant = Date.parse(`${date}T00:00:00Z`);
  // JavaScript counts Sunday as day 0; here it is the last day of the week.
  const sinceMonday = (new Date(instant).getUTCDay() + 6) % 7;
  const day = (offset: number) => new Date(instant + offset * timing.day).toISOString().slice(0, 10);
  return { first: day(-sinceMonday), last: day(6 - sinceMonday) };
}

/** Returns the first day of a date's month. */
export function monthStart(date: string): string {
  return `${date.slice(0, 7)}-01`;
}
