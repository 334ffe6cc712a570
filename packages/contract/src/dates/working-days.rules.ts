// Which days are worked on: Monday to Friday.
import { addDays } from '#tasks/due-choices.rules.ts';

/** Whether a date is no day of the weekend. */
export function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Returns how many working days follow a date until another one, which counts; 0 if it is not later. */
export function workingDaysBetween(from: string, to: string): number {
  const days = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let day = addDays(from, weeks * 7 + 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day)) count++;
  return count;
}

/** Returns the date that lies some working days after another one. */
export function addWorkingDays(date: string, days: number): string {
  let left = days;
  let day = date;
  while (left > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}
