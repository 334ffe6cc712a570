// The fields of a series that a write of a recurring task stores.

import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import {
  datesOn,
  dayAfter,
  firstDay,
  isDayOf,
  nextAppearance,
  repeatedDay,
  type Series,
  type TaskDates,
  unticked,
} from '@app/contract/recurrences/next-task.rules.ts';
import { isSameValue, type TaskField, withPartners } from '@app/contract/tasks/merge-task.rules.ts';
import type { NewTask, Task, TaskChange } from '@app/contract/tasks/tasks.contract.ts';
import { assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { TaskPatch } from '#tasks/task-writes.sql.ts';
import type { TaskRow } from '#tasks/tasks.sql.ts';

const noRule = { repeat: null, repeatWhen: null, repeatNext: null };
const noSeries = { ...noRule, repeatAnchor: null, repeatDay: null };

/** Returns the dates and the series of a new task. A recurring task without dates is due on the first day of its rule. */
export function newSeries(actor: Principal, { repeat, repeatWhen }: Pick<NewTask, 'repeat' | 'repeatWhen'>, ownDates: TaskDates) {
  if (!repeat) return { ...ownDates, ...noSeries };
  const dates =
    repeatedDay(ownDates) === null ? { startDate: null, dueDate: firstDay(repeat, todayOf(actor)) ?? null } : ownDates;
  const day = repeatedDay(dates);
  assertValid(day !== null, 'repeat', 'recurrences.ended');
  return { ...dates, ...seriesFrom({ rule: repeat, anchor: day, day }, dates, repeatWhen ?? 'done') };
}

/** Returns the stored fields of a series. */
function seriesFrom(series: Series, dates: TaskDates, repeatWhen: string) {
  return {
    repeat: series.rule,
    repeatWhen,
    repeatAnchor: series.anchor,
    repeatDay: series.day,
    repeatNext: repeatWhen === 'day' ? (nextAppearance(series, dates) ?? null) : null,
  };
}

/** Returns the series of a task; undefined if it does not recur. */
export function seriesOf({ repeat, repeatAnchor, repeatDay }: TaskRow): Series | undefined {
  if (!repeat || !repeatAnchor || !repeatDay) return undefined;
  return { rule: repeat, anchor: repeatAnchor, day: repeatDay };
}

/** Returns today in the person's zone. */
export function todayOf({ timezone }: Pick<Principal, 'timezone'>): string {
  return calendarDate(new Date(), zoneOf(timezone));
}

/** Fields that the next task takes over; departments, board and column are those of the last task. */
const inherited = [
  'title',
  'description',
  'type',
  'priority',
  'assigneeId',
  'assignees',
  'startDate',
  'dueDate',
  'customFields',
  'checklistItems',
  'checklistTemplateId',
] as const satisfies readonly TaskField[];

/**
 * Returns the change of the series that follows from a change of the task. A change for this task alone keeps the values of the
 * following ones; one for all of them counts from the new dates.
 */
export function seriesAfter(
  actor: Principal,
  task: TaskRow,
  { repeat, repeatWhen }: TaskChange,
  patch: TaskPatch,
  following: boolean,
): TaskPatch {
  const dates = { startDate: task.startDate, dueDate: task.dueDate, ...datesIn(patch) };
  const when = repeatWhen ?? task.repeatWhen ?? 'done';
  if (repeat !== undefined && repeat !== task.repeat)
    return { ...(repeat === null ? noRule : seriesWithRule(actor, task, { repeat, repeatWhen: when }, dates)), repeatKept: null };
  const series = seriesOf(task);
  if (!series) return {};
  const timed = when === task.repeatWhen ? {} : seriesFrom(series, dates, when);
  const changed = inherited.filter((field) => isChanged(field, task, patch));
  if (!following) return { ...timed, ...keptAfter(task, changed) };
  const day = repeatedDay(dates);
  const isMoved = changed.some((field) => field === 'startDate' || field === 'dueDate') && day !== null;
  const moved = isMoved ? seriesFrom({ rule: series.rule, anchor: day, day }, dates, when) : {};
  return { ...timed, ...moved, ...followedAfter(task, changed) };
}

/** A stopped series continues by its old days if the rule names them: somebody has undone the stop. */
function seriesWithRule(
  actor: Principal,
  task: TaskRow,
  repetition: { repeat: string; repeatWhen: 'done' | 'day' },
  dates: TaskDates,
) {
  const { repeatAnchor: anchor, repeatDay: day } = task;
  const stopped = { rule: repetition.repeat, anchor: anchor ?? '', day: day ?? '' };
  const continues = task.repeat === null && anchor !== null && day !== null && repeatedDay(dates) === day && isDayOf(stopped);
  return continues ? seriesFrom(stopped, dates, repetition.repeatWhen) : newSeries(actor, repetition, dates);
}

function keptAfter(task: TaskRow, changed: readonly TaskField[]): TaskPatch {
  const fresh = inherited
    .filter((field) => withPartners([...changed]).includes(field))
    .filter((field) => !Object.hasOwn(task.repeatKept ?? {}, field));
  if (fresh.length === 0) return {};
  return { repeatKept: { ...Object.fromEntries(fresh.map((field) => [field, task[field]])), ...task.repeatKept } };
}

/** Without a change, everything of this task is for the following ones. */
function followedAfter({ repeatKept }: TaskRow, changed: readonly TaskField[]): TaskPatch {
  if (repeatKept === null) return {};
  const settled = withPartners([...changed]);
  const left = Object.entries(repeatKept).filter(([field]) => changed.length > 0 && !settled.includes(field as TaskField));
  return { repeatKept: left.length === 0 ? null : Object.fromEntries(left) };
}

/** Ticking an item is no change of the checklist. */
function isChanged(field: (typeof inherited)[number], task: TaskRow, patch: TaskPatch): boolean {
  if (patch[field] === undefined) return false;
  const [before, after] = [task, patch as Partial<Task>].map((values) =>
    field === 'checklistItems' ? unticked(values.checklistItems ?? []) : values[field],
  );
  return !isSameValue(field, before as never, after as never);
}

function datesIn({ startDate, dueDate }: TaskPatch): Partial<TaskDates> {
  return { ...(startDate !== undefined && { startDate }), ...(dueDate !== undefined && { dueDate }) };
}

/** Returns the dates of the next task and its series; undefined at the end of the series. */
export function nextDates(task: TaskRow, series: Series, today: string, dayOf: typeof dayAfter = dayAfter) {
  const day = dayOf(series, today);
  if (day === undefined) return undefined;
  const dates = datesOn(day, {
    startDate: task.startDate,
    dueDate: task.dueDate,
    ...datesIn((task.repeatKept ?? {}) as TaskPatch),
  });
  return { ...dates, ...seriesFrom({ ...series, day }, dates, task.repeatWhen ?? 'done') };
}
