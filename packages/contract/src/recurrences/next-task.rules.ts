// The days of the tasks of a series: which day comes next, and the dates and the checklist of its task. Pure.
import { timing } from '#limits.ts';
import { nextOccurrence, parseRecurrence } from '#recurrences/recurrences.rules.ts';
import { addDays } from '#tasks/due-choices.rules.ts';
import type { ChecklistItem } from '#tasks/tasks.contract.ts';

/** A series at one of its tasks. */
export interface Series {
  /** RRULE text. */
  rule: string;
  /** The day of the first task, from which intervals count. */
  anchor: string;
  /** The day of this task by the rule. */
  day: string;
}

export interface TaskDates {
  startDate: string | null;
  dueDate: string | null;
}

/** Returns the day that a rule repeats: the due date, else the start. */
export function repeatedDay({ startDate, dueDate }: TaskDates): string | null {
  return dueDate ?? startDate;
}

/** Returns the first day of a rule from today on, for a task without dates. */
export function firstDay(rule: string, today: string): string | undefined {
  const read = parseRecurrence(rule);
  return read && nextOccurrence(read, today, addDays(today, -1));
}

/** Returns the day after this task's that is not over yet; undefined at the end of the series. */
export function dayAfter({ rule, anchor, day }: Series, today: string): string | undefined {
  const read = parseRecurrence(rule);
  const yesterday = addDays(today, -1);
  return read && nextOccurrence(read, anchor, day > yesterday ? day : yesterday);
}

/** Returns the last day after this task's that has come, so that a server that was off makes one task and not one for each day. */
export function dayThatCame({ rule, anchor, day }: Series, today: string): string | undefined {
  const read = parseRecurrence(rule);
  if (!read) return undefined;
  // Looks back over twice as many days each time, so that years of missed days are not counted one by one.
  for (let days = 1; ; days *= 2) {
    const from = addDays(today, -days);
    const isStart = from <= day;
    let last: string | undefined;
    for (let next = nextOccurrence(read, anchor, isStart ? day : from); next !== undefined && next <= today; ) {
      last = next;
      next = nextOccurrence(read, anchor, next);
    }
    if (last !== undefined || isStart) return last;
  }
}

/** Returns whether the day of a series is one of its rule, counted from its first day. */
export function isDayOf({ rule, anchor, day }: Series): boolean {
  const read = parseRecurrence(rule);
  return read !== undefined && nextOccurrence(read, anchor, addDays(day, -1)) === day;
}

/** Returns the dates of the task of a day: the same distance from start to due date. */
export function datesOn(day: string, { startDate, dueDate }: TaskDates): TaskDates {
  if (startDate === null || dueDate === null) return { startDate: startDate && day, dueDate: dueDate && day };
  return { startDate: addDays(day, -daysBetween(startDate, dueDate)), dueDate: day };
}

/** Returns the day on which the next task appears: its start, else its due date; undefined at the end of the series. */
export function nextAppearance(series: Series, dates: TaskDates): string | undefined {
  const read = parseRecurrence(series.rule);
  const day = read && nextOccurrence(read, series.anchor, series.day);
  return day === undefined ? undefined : (datesOn(day, dates).startDate ?? day);
}

/** Returns the checklist with nothing done. */
export function unticked(items: readonly ChecklistItem[]): ChecklistItem[] {
  return items.map(({ completedBy: _by, ...item }) => ({ ...item, completed: false }));
}

/** Returns the checklist of another day of the series: nothing is done, and its dates keep their distance to those of the task. */
export function checklistOn(items: readonly ChecklistItem[], before: TaskDates, after: TaskDates): ChecklistItem[] {
  const [first, second] = [repeatedDay(before), repeatedDay(after)];
  const days = first === null || second === null ? 0 : daysBetween(first, second);
  return unticked(items).map((item) => (item.dueDate ? { ...item, dueDate: addDays(item.dueDate, days) } : item));
}

function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / timing.day);
}
