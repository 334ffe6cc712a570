// The rules of tasks (specification part 2, sections 4, 5 and 9): due labels, future, progress, what stays in which list.
// Dates are calendar dates `YYYY-MM-DD`; `today` is the calendar date in the viewer's zone.
import { canonicalDepartment, canonicalDepartments, departmentKey } from '#departments/departments.rules.ts';
import { doneStatus, firstStatus, knownPriorities, limits, type Priority, type Timezone, thresholds, timing } from '#limits.ts';
import { plainText } from '#markdown/plain-text.rules.ts';

const zones: Record<Timezone, string> = {
  UTC: 'UTC',
  EST: 'America/New_York',
  CST: 'America/Chicago',
  MST: 'America/Denver',
  PST: 'America/Los_Angeles',
};

/** The IANA zone of a timezone setting. */
export function zoneOf(timezone: Timezone): string {
  return zones[timezone];
}

/** The calendar date of an instant in an IANA zone. */
export function calendarDate(instant: Date, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(zone, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${String(part['year']).padStart(4, '0')}-${part['month']}-${part['day']}`;
}
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar date behind a date of a request: a date stays, an instant becomes the date it is in the zone. */
export function toCalendarDate(value: string | null, zone: string): string | null {
  if (value === null || value.length === 10) return value;
  return calendarDate(new Date(value), zone);
}

/** Days from one calendar date to another; negative where `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / timing.day);
}

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

/** Completed if Done; Overdue once the due day is over; Due Today on it; otherwise the days that are left. */
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
 * A task of To Do whose start date is after today: it stands under Future Tasks, not in its column, and this is what 'future'
 * means on every screen (docs/decisions/022-dates-and-future.md). What has begun is no longer ahead, whatever its start date says.
 */
export function isFuture(task: Dated, today: string): boolean {
  return task.status === firstStatus && task.startDate !== null && task.startDate > today;
}

/** A task that is not Done, future ones included: what 'open' means on every screen. */
export function isOpen(task: Pick<Dated, 'status'>): boolean {
  return task.status !== doneStatus;
}

/** The share of Done in percent, rounded; 0 of nothing. */
export function progressPercent(tasks: readonly Pick<Dated, 'status'>[]): number {
  return tasks.length === 0 ? 0 : Math.round((100 * tasks.filter((task) => task.status === doneStatus).length) / tasks.length);
}

/** The description as a card shows it: 75 characters of its words without Markdown, then three dots. */
export function cardDescription(description: string | null): string {
  const written = description ?? '';
  const plain = plainText(firstChars(written, limits.description.excerpt))
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
  const first = firstChars(plain, limits.description.card);
  if (first !== plain) return `${first.trimEnd()}...`;
  // Of a longer one the board has not been sent the rest.
  const more = plain !== '' && firstChars(written, limits.description.excerpt - 1) !== written;
  return more ? `${plain}...` : plain;
}

/** The first characters of a text, none of them cut in two. A board of thousands of cards asks: no list of characters is made. */
function firstChars(text: string, count: number): string {
  if (text.length <= count) return text;
  let end = 0;
  for (let taken = 0; taken < count; taken++) end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  return text.slice(0, end);
}

/** The departments of a task, canonical, each once, the primary one always among them and first. */
export function withPrimaryDepartment(department: string, departments: readonly string[]): string[] {
  return canonicalDepartments([department, ...departments]);
}

/** The assignees of a task, each once, the primary one always among them and first. */
export function withPrimaryAssignee(assigneeId: number | null, assignees: readonly number[]): number[] {
  return [...new Set(assigneeId === null ? assignees : [assigneeId, ...assignees])];
}

/** The canonical keys by which a task is matched to departments. */
export function departmentKeysOf(department: string, departments: readonly string[]): string[] {
  return [...new Set([canonicalDepartment(department), ...departments].map(departmentKey))];
}

/** How urgent a priority is: P0 and P1 first, any other value as the lowest. */
export function priorityRank(priority: string): 0 | 1 | 2 | 3 {
  if (priority === 'P0') return 0;
  if (priority === 'P1') return 1;
  return priority === 'P2' ? 2 : 3;
}

/** Says whether a task may be given a priority. */
export function isPriority(value: string): value is Priority {
  return knownPriorities.some((known) => known === value);
}

/** 'Highest', 'High', 'Medium' or 'Low', in the reader's words; one that is stored and not known shows as it is. */
export function priorityName({ tasks }: { tasks: { priorityName: Record<Priority, string> } }, priority: string): string {
  return isPriority(priority) ? tasks.priorityName[priority] : priority;
}

/** Places in a column: by order, then by id, so that every reader sees the same. */
export function compareOrder(a: { order: number; id: number }, b: { order: number; id: number }): number {
  return a.order - b.order || a.id - b.id;
}
