// The weeks and ages by which a dashboard counts tasks. Pure.
import type { Period } from '#assistant/task-question.rules.ts';
import { trendLimits } from '#hints/hints.limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';
import { weekOf } from '#users/activity.rules.ts';

/** Groups of open tasks by the days since their creation: up to 7, 30 and 90 days, and older. */
export const taskAges = ['week', 'month', 'quarter', 'older'] as const;
export type TaskAge = (typeof taskAges)[number];

/** The days since the creation of the youngest and of the oldest task of an age. */
const daysOfAge: Record<TaskAge, readonly [youngest: number, oldest: number | null]> = {
  week: [0, 7],
  month: [8, 30],
  quarter: [31, 90],
  older: [91, null],
};

/** Returns the days on which tasks of this age were created. */
export function daysOfCreation(age: TaskAge, today: string): Period {
  const [youngest, oldest] = daysOfAge[age];
  return { from: oldest === null ? null : addDays(today, -oldest), to: addDays(today, -youngest) };
}

/** Returns the Mondays of the weeks that a dashboard shows, the oldest first. */
export function trendWeeks(today: string): string[] {
  const { first } = weekOf(today);
  return Array.from({ length: trendLimits.weeks }, (_, at) => addDays(first, 7 * (at + 1 - trendLimits.weeks)));
}
