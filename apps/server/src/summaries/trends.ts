// The trends of a board or of the company, and the tasks behind each number.

import { startOfWeek } from '@app/contract/dates/month.rules.ts';
import { zoneOf } from '@app/contract/dates/zones.rules.ts';
import { hintLimits, trendLimits } from '@app/contract/hints/hints.limits.ts';
import type { AskedTrend, Trends } from '@app/contract/summaries/summaries.contract.ts';
import { anyTask } from '@app/contract/summaries/summaries.rules.ts';
import {
  daysOfCreation,
  periodDays,
  restOfWeek,
  type TrendDays,
  type TrendPeriod,
  taskAges,
  trendWeeks,
} from '@app/contract/summaries/trends.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { noAssignee, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { countedTasks, type FoundTask, matches, orders } from '#assistant/question.sql.ts';
import { departmentsIn, filterCondition } from '#company/company-filter.sql.ts';
import { findByText } from '#company/company-text.sql.ts';
import type { Db } from '#db/connect.ts';
import { departmentsNamed } from '#departments/department-names.sql.ts';
import type { Principal } from '#endpoints/principal.ts';
import { isBegun } from '#summaries/summaries.sql.ts';
import { countFlow, countLoad, countOpen, type FlowCount } from '#summaries/trends.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { onBoard } from '#tasks/tasks.sql.ts';
import { firstDayOf } from '#users/first-day.ts';

/** The board whose tasks are counted, by its key, or the company without one; and the filter. */
interface TrendScope {
  boardKey: string | undefined;
  filter?: TaskFilter | undefined;
  /** The last day that counts. */
  today: string;
}

/** Counts the tasks of a board, or of the company, at the end of a period and in it. */
export async function countTrends(
  db: Db,
  actor: Principal,
  { boardKey, filter, today }: TrendScope,
  period: TrendPeriod,
): Promise<Trends> {
  const firstDay = firstDayOf(actor);
  const board = boardKey === undefined ? sql`true` : onBoard(boardKey);
  const narrowed = await conditionOf(db, actor, filter, today);
  const among = {
    condition: sql`t.deleted_at is null and ${board} and ${taskVisibleTo(actor)} and ${narrowed}`,
    today,
    zone: zoneOf(actor.timezone),
  };
  const days = periodDays(period, today, firstDay);
  const lastDay = days.before.to;
  const weeks = trendWeeks(today, firstDay, period);
  const cuts = [...weeks, days.from, days.before.from, addDays(lastDay, 1), addDays(today, 1)];
  const starts = [...new Set(cuts)].sort();
  const [{ numbers, ages }, load, flow] = await Promise.all([
    countOpen(db, among, {
      before: lastDay,
      due: restOfWeek(today, firstDay),
      dueBefore: restOfWeek(lastDay, firstDay),
      stuckSince: stuckSince(today),
      stuckBefore: stuckSince(lastDay),
    }),
    countLoad(db, among, boardKey === undefined),
    countFlow(db, among, starts),
  ]);
  const compared = (which: 'created' | 'done') => ({
    now: sumOf(flow, which, days),
    before: sumOf(flow, which, days.before),
  });
  return {
    period: days,
    numbers: { ...numbers, created: compared('created'), done: compared('done') },
    weeks: weeks.map((from) => {
      const week = { from, to: addDays(from, 6) };
      return { from, created: sumOf(flow, 'created', week), done: sumOf(flow, 'done', week) };
    }),
    ages: taskAges.map((age) => ({ age, open: ages[age] })),
    ...load,
  };
}

function sumOf(flow: readonly FlowCount[], which: 'created' | 'done', { from, to }: TrendDays): number {
  return flow.reduce((sum, each) => (each.from >= from && each.from <= to ? sum + each[which] : sum), 0);
}

/** The first day on which a change keeps a begun task from being stuck on this day. */
function stuckSince(day: string): string {
  return addDays(day, 1 - hintLimits.stuckDays);
}

async function conditionOf(db: Db, actor: Principal, filter: TaskFilter | undefined, today: string): Promise<SQL> {
  if (!filter) return sql`true`;
  const [text, names] = await Promise.all([findByText(db, filter.text), departmentsNamed(db, departmentsIn(filter))]);
  return filterCondition(filter, actor, today, { text: text?.condition, names }) ?? sql`true`;
}

/** Returns the tasks behind a number: those that were done last, or the most urgent ones, first. */
export async function tasksOfTrend(
  db: Db,
  actor: Principal,
  { boardKey, today, filter }: TrendScope,
  { show, week, period, age, person, department, skip }: Omit<AskedTrend, 'filter'>,
): Promise<{ count: number; tasks: FoundTask[] }> {
  const firstDay = firstDayOf(actor);
  const first = week ? startOfWeek(week, firstDay) : undefined;
  const days = first !== undefined ? { from: first, to: addDays(first, 6) } : period && periodDays(period, today, firstDay);
  const within = days ? { from: days.from, to: days.to } : { from: trendWeeks(today, firstDay)[0] ?? today, to: null };
  const question = {
    ...anyTask,
    state: show === 'created' ? ('any' as const) : show === 'done' ? ('done' as const) : ('open' as const),
    overdue: show === 'overdue',
    due: show === 'due' ? restOfWeek(today, firstDay) : null,
    stuckSince: show === 'stuck' ? stuckSince(today) : null,
    created: show === 'created' ? within : age ? daysOfCreation(age, today) : null,
    finished: show === 'done' ? within : null,
    nobody: person === noAssignee,
    people: person === undefined || person === noAssignee ? [] : [{ id: Number(person), name: '' }],
  };
  const zone = zoneOf(actor.timezone);
  const departmentKeys = department === undefined ? [] : [(await departmentsNamed(db, [department])).keyOf(department)];
  const scope = { today, zone, textQuery: undefined, boardKey, departmentKeys };
  const narrowed = await conditionOf(db, actor, filter, today);
  const begun = show === 'stuck' ? isBegun(true, zone) : sql`true`;
  const condition = sql`${matches(actor, question, scope)} and ${begun} and ${narrowed} and ${taskVisibleTo(actor)}`;
  const order = show === 'done' ? orders.finished : show === 'created' ? orders.newest : age ? orders.oldest : orders.urgency;
  return countedTasks(db, condition, order, trendLimits.tasks, skip);
}
