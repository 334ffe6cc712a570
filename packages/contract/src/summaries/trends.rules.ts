// The periods, weeks and ages by which a dashboard counts tasks. Pure.
import type { Period } from '#assistant/task-question.rules.ts';
import { startOfWeek } from '#dates/month.rules.ts';
import { trendLimits } from '#hints/hints.limits.ts';
import type { Weekday } from '#limits.ts';
import { addDays } from '#tasks/due-choices.rules.ts';

/** The periods of a dashboard: this week until today, and the days that end today. Each is compared with the one before it. */
export const trendPeriods = ['week', '7d', '4w', '13w'] as const;
export type TrendPeriod = (typeof trendPeriods)[number];

export const usualPeriod: TrendPeriod = '7d';

/** How many days before a period the one lies with which it is compared: whole weeks, so that both have the same weekdays. */
const daysBefore: Record<TrendPeriod, number> = { week: 7, '7d': 7, '4w': 28, '13w': 91 };

/** The days of a period, both included. */
export interface TrendDays {
  from: string;
  to: string;
}

/** Returns the days of a period, and those of the period before. */
export function periodDays(period: TrendPeriod, today: string, firstDay: Weekday): TrendDays & { before: TrendDays } {
  const days = daysBefore[period];
  const from = period === 'week' ? startOfWeek(today, firstDay) : addDays(today, 1 - days);
  return { from, to: today, before: { from: addDays(from, -days), to: addDays(today, -days) } };
}

/** Returns the days of this week that are left, with today. */
export function restOfWeek(today: string, firstDay: Weekday): TrendDays {
  return { from: today, to: addDays(startOfWeek(today, firstDay), 6) };
}

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

/** Returns the first days of the weeks that a dashboard shows, the oldest first: of a long period all, with those before it. */
export function trendWeeks(today: string, firstDay: Weekday, period: TrendPeriod = usualPeriod): string[] {
  const first = startOfWeek(today, firstDay);
  const weeks = Math.max(trendLimits.fewWeeks, (2 * daysBefore[period]) / 7);
  return Array.from({ length: weeks }, (_, at) => addDays(first, 7 * (at + 1 - weeks)));
}
