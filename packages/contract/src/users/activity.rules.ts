// The week and the month that the numbers of the activity are about; dates are calendar dates `YYYY-MM-DD`.
import { timing } from '#limits.ts';

/** Monday and Sunday of the week in which a calendar date lies. */
export function weekOf(date: string): { first: string; last: string } {
  const instant = Date.parse(`${date}T00:00:00Z`);
  // Sunday is day 0 of a week for JavaScript, and the last one for us.
  const sinceMonday = (new Date(instant).getUTCDay() + 6) % 7;
  const day = (offset: number) => new Date(instant + offset * timing.day).toISOString().slice(0, 10);
  return { first: day(-sinceMonday), last: day(6 - sinceMonday) };
}

/** The first day of the month in which a calendar date lies. */
export function monthStart(date: string): string {
  return `${date.slice(0, 7)}-01`;
}
