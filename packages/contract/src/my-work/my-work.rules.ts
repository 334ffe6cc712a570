// Which section of My work a task belongs to. Pure; `my-work.sql.ts` of the server has the same rule, and a test compares the two.
import { startOfWeek } from '#dates/month.rules.ts';
import { doneStatus, type Weekday } from '#limits.ts';
import { scoreBounds } from '#scores/scores.rules.ts';
import { isAssigned } from '#tasks/assignees.rules.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

/** The sections in their order on the screen: the plan of the day first, which many overdue tasks would push out of sight. */
export const mySectionNames = ['today', 'overdue', 'waiting', 'week', 'later', 'none', 'done'] as const;
export type MySectionName = (typeof mySectionNames)[number];

/** Why a task waits for a person: they were mentioned and have not answered, or it is in review and theirs to judge. */
export const waitingReasons = ['mentioned', 'review'] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** Tasks are sorted by their due date and priority, or by their score. */
export const mySorts = ['due', 'score'] as const;
export type MySort = (typeof mySorts)[number];

/** The calendar days that divide the sections. */
export interface MyDays {
  today: string;
  /** The last day of this week. */
  weekEnd: string;
}

/** Returns the days of a person's sections; their week begins with `firstDay`. */
export function myDays(today: string, firstDay: Weekday): MyDays {
  return { today, weekEnd: addDays(startOfWeek(today, firstDay), 6) };
}

interface Placed {
  status: string;
  dueDate: string | null;
  assigneeId: number | null;
  assignees: readonly number[];
}

/** What only the person's own data says about a task. */
export interface MyFacts {
  /** The day on which the person chose the task for today; null if they have not. */
  chosenOn: string | null;
  waiting: WaitingReason | null;
}

/**
 * Returns why a task waits for the person. What was known of a task that has left the review since no longer counts, and a task of
 * theirs that has come into it waits at once.
 */
export function waitingFor(task: Placed, facts: MyFacts | undefined, userId: number): WaitingReason | null {
  if (task.status === doneStatus) return null;
  if (facts?.waiting === 'mentioned') return 'mentioned';
  if (task.status !== scoreBounds.reviewStatus) return null;
  return isAssigned(task, userId) ? 'review' : (facts?.waiting ?? null);
}

/**
 * Returns the one section in which a task stands; null for a task that is no work of the person. What is urgent wins: a choice for
 * today, then a date that has come, then somebody who waits, then later dates.
 */
export function mySectionOf(
  task: Placed,
  facts: MyFacts | undefined,
  userId: number,
  { today, weekEnd }: MyDays,
): MySectionName | null {
  const isMine = isAssigned(task, userId);
  const isChosen = facts !== undefined && facts.chosenOn !== null;
  if (task.status === doneStatus) return isMine || isChosen ? 'done' : null;
  if (isChosen) return 'today';
  const due = isMine ? task.dueDate : null;
  if (due !== null && due <= today) return due < today ? 'overdue' : 'today';
  if (waitingFor(task, facts, userId) !== null) return 'waiting';
  if (!isMine) return null;
  if (due === null) return 'none';
  return due <= weekEnd ? 'week' : 'later';
}

/** Returns the days that this week still has after today. */
export function daysLeft({ today, weekEnd }: MyDays): string[] {
  const days: string[] = [];
  for (let day = addDays(today, 1); day <= weekEnd; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * Returns the due date of a task that is moved into a section: today, the last day of the week, the first of the next, or none.
 * Undefined for sections that no date leads to.
 */
export function dueDateIn(section: MySectionName, { today, weekEnd }: MyDays): string | null | undefined {
  if (section === 'today') return today;
  if (section === 'week') return weekEnd > today ? weekEnd : undefined;
  if (section === 'later') return addDays(weekEnd, 1);
  return section === 'none' ? null : undefined;
}
