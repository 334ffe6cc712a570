// Common choices of due dates. Calendar dates are `YYYY-MM-DD`.
import { timing } from '#limits.ts';

/** Returns the calendar date `days` days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * timing.day).toISOString().slice(0, 10);
}

/** Returns the first Monday after a calendar date. */
export function nextMonday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, weekday === 0 ? 1 : 8 - weekday);
}
