// Rules of task reminders. Days and hours are those of the person's zone.

import { calendarDate, daysBetween, hourIn } from '#dates/zones.rules.ts';
import { reminders } from '#limits.ts';

/** Kinds of reminders: the day before, on the due day, and every day after it. */
export const reminderKinds = ['due_tomorrow', 'due_today', 'overdue'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/**
 * Returns the local day (`YYYY-MM-DD`) whose reminders are due at an instant in an IANA zone, or undefined. Reminders are due from
 * the hour of reminders to the end of the day, unless they were sent for this or a later day (`last`). So every day, even one of 23
 * or 25 hours, has reminders once; a day that the zone skips has none; and after downtime only today's are sent.
 */
export function reminderDay(now: Date, zone: string, last: string | null = null): string | undefined {
  if (hourIn(now, zone) < reminders.hour) return undefined;
  const day = calendarDate(now, zone);
  return last === null || last < day ? day : undefined;
}

/** Returns the kind of reminder on a day for an unfinished task, or undefined. */
export function reminderOf(dueDate: string | null, day: string): ReminderKind | undefined {
  if (dueDate === null) return undefined;
  const days = daysBetween(day, dueDate);
  if (days > 1) return undefined;
  if (days === 1) return 'due_tomorrow';
  return days === 0 ? 'due_today' : 'overdue';
}
