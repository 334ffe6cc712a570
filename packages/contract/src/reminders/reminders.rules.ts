// When somebody is reminded of tasks, and of which: days and hours are those of the person's zone.
import { reminders } from '#limits.ts';
import { calendarDate, daysBetween } from '#tasks/tasks.rules.ts';

/** Why a task is reminded of: the day before, on the due day, and every day after it. */
export const reminderKinds = ['due_tomorrow', 'due_today', 'overdue'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/**
 * The local day (`YYYY-MM-DD`) whose reminders are due at an instant in an IANA zone, undefined where none is. They are due
 * from the hour of reminders to the end of the day, unless that day, or a later one (`last`), has had them. So each day has
 * them once, also one of 23 or 25 hours; a day that the zone skips has none; and whoever comes late sends today's alone.
 */
export function reminderDay(now: Date, zone: string, last: string | null = null): string | undefined {
  if (hourIn(now, zone) < reminders.hour) return undefined;
  const day = calendarDate(now, zone);
  return last === null || last < day ? day : undefined;
}

/** Why a task that is not done is reminded of on a day; undefined where it is not. */
export function reminderOf(dueDate: string | null, day: string): ReminderKind | undefined {
  if (dueDate === null) return undefined;
  const days = daysBetween(day, dueDate);
  if (days > 1) return undefined;
  if (days === 1) return 'due_tomorrow';
  return days === 0 ? 'due_today' : 'overdue';
}

function hourIn(instant: Date, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
    formats.set(zone, format);
  }
  return Number(format.format(instant));
}
const formats = new Map<string, Intl.DateTimeFormat>();
