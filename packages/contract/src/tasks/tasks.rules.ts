// Rules of tasks (specification part 2, sections 4, 5 and 9): due state, future, progress, departments, assignees, order.
// Dates are calendar dates `YYYY-MM-DD`; `today` is the calendar date in the viewer's zone.

import { daysBetween } from '#dates/zones.rules.ts';
import { canonicalDepartment, canonicalDepartments, departmentKey } from '#departments/departments.rules.ts';
import { doneStatus, firstStatus, knownPriorities, limits, type Priority, thresholds } from '#limits.ts';
import { plainText } from '#markdown/plain-text.rules.ts';
import { beginningOf } from '#names/graphemes.rules.ts';

interface Dated {
  status: string;
  startDate: string | null;
  dueDate: string | null;
}

export type Due =
  | { kind: 'none' }
  | { kind: 'completed' }
  | { kind: 'overdue' }
  | { kind: 'today' }
  | { kind: 'days'; days: number };

/** Returns completed for Done, overdue after the due day, today on it, otherwise the remaining days. */
export function dueState(task: Pick<Dated, 'status' | 'dueDate'>, today: string): Due {
  if (task.status === doneStatus) return { kind: 'completed' };
  if (task.dueDate === null) return { kind: 'none' };
  const days = daysBetween(today, task.dueDate);
  if (days < 0) return { kind: 'overdue' };
  return days === 0 ? { kind: 'today' } : { kind: 'days', days };
}

export function isOverdue(task: Dated, today: string): boolean {
  return dueState(task, today).kind === 'overdue';
}

export function isDueToday(task: Dated, today: string): boolean {
  return dueState(task, today).kind === 'today';
}

/** Due in 1 to 7 days and not Done. */
export function isUpcoming(task: Dated, today: string): boolean {
  const due = dueState(task, today);
  return due.kind === 'days' && due.days <= thresholds.upcomingDays;
}

/**
 * Whether a task is in To Do with a start date after today. It is shown under Future Tasks, not in its column. This is what 'future'
 * means on every screen (docs/decisions/022-dates-and-future.md). A task in another column has begun, regardless of its start date.
 */
export function isFuture(task: Dated, today: string): boolean {
  return task.status === firstStatus && task.startDate !== null && task.startDate > today;
}

/** Whether a task is not Done, future ones included. This is what 'open' means on every screen. */
export function isOpen(task: Pick<Dated, 'status'>): boolean {
  return task.status !== doneStatus;
}

/** Returns the rounded percentage of Done; 0 without tasks. */
export function progressPercent(tasks: readonly Pick<Dated, 'status'>[]): number {
  return tasks.length === 0 ? 0 : Math.round((100 * tasks.filter((task) => task.status === doneStatus).length) / tasks.length);
}

/** Returns the description for a card: 75 characters without Markdown, then three dots. */
export function cardDescription(description: string | null): string {
  const written = description ?? '';
  const plain = plainText(firstChars(written, limits.description.excerpt))
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
  const first = firstChars(plain, limits.description.card);
  if (first !== plain) return `${first.trimEnd()}...`;
  // The board has only an excerpt of a longer description.
  const more = plain !== '' && firstChars(written, limits.description.excerpt - 1) !== written;
  return more ? `${plain}...` : plain;
}

/** Returns the first code points, without a part of a character at the end. Builds no array, because boards have thousands of cards. */
function firstChars(text: string, count: number): string {
  if (text.length <= count) return text;
  let end = 0;
  for (let taken = 0; taken < count; taken++) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return beginningOf(text, end);
}

/** Returns the canonical departments of a task without duplicates, the primary one first. */
export function withPrimaryDepartment(department: string, departments: readonly string[]): string[] {
  return canonicalDepartments([department, ...departments]);
}

/** Returns the assignees of a task without duplicates, the primary one first. */
export function withPrimaryAssignee(assigneeId: number | null, assignees: readonly number[]): number[] {
  return [...new Set(assigneeId === null ? assignees : [assigneeId, ...assignees])];
}

/** Returns the canonical keys of a task's departments. */
export function departmentKeysOf(department: string, departments: readonly string[]): string[] {
  return [...new Set([canonicalDepartment(department), ...departments].map(departmentKey))];
}

/** Returns the sort rank of a priority; unknown values have the lowest. */
export function priorityRank(priority: string): number {
  const rank = knownPriorities.findIndex((each) => each === priority);
  return rank === -1 ? knownPriorities.length - 1 : rank;
}

/** Whether the API accepts a value as a priority. */
export function isPriority(value: string): value is Priority {
  return knownPriorities.some((each) => each === value);
}

/** Returns the translated name of a priority; returns an unknown stored value unchanged. */
export function priorityName({ tasks }: { tasks: { priorityName: Record<Priority, string> } }, priority: string): string {
  return isPriority(priority) ? tasks.priorityName[priority] : priority;
}

/** Compares cards of a column by order, then by id, so that every reader sees the same sequence. */
export function compareOrder(a: { order: number; id: number }, b: { order: number; id: number }): number {
  return a.order - b.order || a.id - b.id;
}
