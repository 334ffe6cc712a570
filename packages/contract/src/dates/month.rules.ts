// The weeks of a month in the date picker, and keyboard navigation in them. Calendar dates are `YYYY-MM-DD`.
import { locales } from '#languages/languages.rules.ts';
import type { Language, Weekday } from '#limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

/** Returns the short and long names of the weekdays, starting with the first weekday. */
export function weekdayNames(language: Language, firstDay: Weekday): { short: string; long: string }[] {
  const [short, long] = (['short', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locales[language], { weekday, timeZone: 'UTC' }),
  );
  return Array.from({ length: 7 }, (_, at) => {
    // 2026-01-04 is a Sunday.
    const day = new Date(Date.UTC(2026, 0, 4 + at + firstDay));
    return { short: short?.format(day) ?? '', long: long?.format(day) ?? '' };
  });
}

/** Returns the heading of a month, 'November 2026'. */
export function monthName(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** Returns the weeks of a date's month, each with seven days; the first and the last may include days of other months. */
export function weeksOfMonth(date: string, firstDay: Weekday): string[][] {
  const first = `${date.slice(0, 8)}01`;
  const start = startOfWeek(first, firstDay);
  const weeks: string[][] = [];
  for (let day = start; day <= first || day.startsWith(date.slice(0, 8)); day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)));
  return weeks;
}

/** Returns the first day of a date's week. */
export function startOfWeek(date: string, firstDay: Weekday): string {
  return addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));
}

/** Returns the same day some months later, or the last day of that month if it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Returns the date after a key press in the calendar (WAI-ARIA date grid); undefined for other keys. */
export function moveDateByKey(date: string, key: string, shift: boolean, firstDay: Weekday): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -7);
    case 'ArrowDown':
      return addDays(date, 7);
    case 'Home':
      return startOfWeek(date, firstDay);
    case 'End':
      return addDays(startOfWeek(date, firstDay), 6);
    case 'PageUp':
      return addMonths(date, shift ? -12 : -1);
    case 'PageDown':
      return addMonths(date, shift ? 12 : 1);
    default:
      return undefined;
  }
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}
