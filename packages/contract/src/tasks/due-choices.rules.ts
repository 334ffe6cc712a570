// The days that a task is most often made due on. Calendar dates `YYYY-MM-DD`.
import { timing } from '#limits.ts';

/** The calendar date that is `days` after another one. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * timing.day).toISOString().slice(0, 10);
}

/** The first Monday after a calendar date; of a Monday the one a week later. */
export function nextMonday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, weekday === 0 ? 1 : 8 - weekday);
}
