// Which days a calendar shows, and which tasks stand on each of them. Pure.

import { startOfWeek, weeksOfMonth } from '@app/contract/dates/month.rules.ts';
import { isCalendarDay } from '@app/contract/fields.ts';
import type { Weekday } from '@app/contract/limits.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isOpen, priorityRank } from '@app/contract/tasks/tasks.rules.ts';

export const calendarSpans = ['month', 'week'] as const;
export type CalendarSpan = (typeof calendarSpans)[number];

/** Returns whether an address shows a month or a week, and around which day. */
export function shownIn(search: URLSearchParams, today: string): { span: CalendarSpan; day: string } {
  const day = search.get('day') ?? '';
  return { span: search.get('span') === 'week' ? 'week' : 'month', day: isDay(day) ? day : today };
}

/** Returns the shown days, in order. */
export function daysOf(span: CalendarSpan, day: string, firstDay: Weekday): string[] {
  if (span === 'month') return weeksOfMonth(day, firstDay).flat();
  const first = startOfWeek(day, firstDay);
  return Array.from({ length: 7 }, (_, at) => addDays(first, at));
}

/** Returns the days that a month or a week of a day can show, whatever the first day of the week is. */
export function calendarRange(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 8)}01`;
  return { from: addDays(first, -7), to: addDays(first, 43) };
}

/** Returns the tasks of each day, open ones first, then by priority and place. */
export function tasksByDay(tasks: readonly TaskCard[]): Map<string, TaskCard[]> {
  const days = new Map<string, TaskCard[]>();
  for (const task of tasks) {
    if (task.dueDate === null) continue;
    const there = days.get(task.dueDate);
    if (there) there.push(task);
    else days.set(task.dueDate, [task]);
  }
  for (const there of days.values()) there.sort(byUrgency);
  return days;
}

/** Returns the open tasks without a due date. */
export function unscheduledOf(tasks: readonly TaskCard[]): TaskCard[] {
  return tasks.filter((task) => task.dueDate === null && isOpen(task)).sort(byUrgency);
}

/** Returns the first tasks of a day, with the one that has the focus in any case. */
export function firstOf(tasks: readonly TaskCard[], most: number, focused: number | undefined): readonly TaskCard[] {
  // One more takes no more room than the button that would show it.
  if (tasks.length <= most + 1) return tasks;
  const first = tasks.slice(0, most);
  const also = tasks.find(({ id }, at) => at >= most && id === focused);
  return also ? [...first, also] : first;
}

/** Compares tasks of a day: open ones first, then by priority. */
export function byUrgency(a: TaskCard, b: TaskCard): number {
  return Number(isOpen(b)) - Number(isOpen(a)) || priorityRank(a.priority) - priorityRank(b.priority) || a.id - b.id;
}

/** Returns whether a word is a day that views of days can show. */
export function isDay(text: string): boolean {
  // The years in which a week before and a month after have four digits, too.
  return /^(?:19|2\d)\d{2}-/.test(text) && isCalendarDay(text);
}
