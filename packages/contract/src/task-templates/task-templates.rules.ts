// The dates of task templates, which are stored as days after the day of use. Pure.

import { daysBetween } from '#dates/zones.rules.ts';
import { taskTemplateLimits } from '#task-templates/task-templates.limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

/** Days after the day of use; null for no date. */
export interface TemplateDays {
  startDays: number | null;
  dueDays: number | null;
}

interface Dates {
  startDate: string | null;
  dueDate: string | null;
}

/** Returns the dates of a task that is made from a template on a day. */
export function datesOfTemplate({ startDays, dueDays }: TemplateDays, today: string): Dates {
  const after = (days: number | null) => (days === null ? null : addDays(today, days));
  return { startDate: after(startDays), dueDate: after(dueDays) };
}

/**
 * Returns the days from the day on which a task was created to its dates. A date before that day counts as that day, one too far
 * away as the farthest day.
 */
export function daysOfTask({ startDate, dueDate }: Dates, createdOn: string): TemplateDays {
  const until = (date: string | null) =>
    date === null ? null : Math.min(Math.max(daysBetween(createdOn, date), 0), taskTemplateLimits.days);
  return { startDays: until(startDate), dueDays: until(dueDate) };
}
