// When a scheduled question is answered. Days and hours are those of the person's zone.
import { calendarDate, hourIn } from '#dates/zones.rules.ts';
import { nextOccurrence, parseRecurrence } from '#recurrences/recurrences.rules.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

/** A repetition, the hour of the day, and the day from which intervals count. */
export interface Schedule {
  repeat: string;
  hour: number;
  anchor: string;
}

/** Whether an RRULE text is a schedule: a repetition without an end. */
export function isSchedule(repeat: string): boolean {
  const rule = parseRecurrence(repeat);
  return rule !== undefined && rule.until === undefined;
}

/**
 * Returns the first day of a schedule that is still to come at an instant in an IANA zone: today, unless its hour has passed. An hour
 * that the day skips counts as passed once a later one has begun.
 */
export function firstDay({ repeat, hour, anchor }: Schedule, now: Date, zone: string): string | null {
  const today = calendarDate(now, zone);
  return dayAfter(repeat, anchor, hourIn(now, zone) < hour ? addDays(today, -1) : today);
}

/** Returns the first day of a repetition after a day; null if there is none. */
export function dayAfter(repeat: string, anchor: string, day: string): string | null {
  const rule = parseRecurrence(repeat);
  return (rule && nextOccurrence(rule, anchor, day)) ?? null;
}
