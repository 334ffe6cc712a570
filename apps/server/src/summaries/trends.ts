// The trends of a board or of the company, and the tasks behind each number.

import { zoneOf } from '@app/contract/dates/zones.rules.ts';
import { trendLimits } from '@app/contract/hints/hints.limits.ts';
import type { TrendQuery, Trends } from '@app/contract/summaries/summaries.contract.ts';
import { anyTask } from '@app/contract/summaries/summaries.rules.ts';
import { daysOfCreation, taskAges, trendWeeks } from '@app/contract/summaries/trends.rules.ts';
import { noAssignee } from '@app/contract/tasks/task-filter.rules.ts';
import { weekOf } from '@app/contract/users/activity.rules.ts';
import { sql } from 'drizzle-orm';
import { countedTasks, type FoundTask, matches, orders } from '#assistant/question.sql.ts';
import type { Db } from '#db/connect.ts';
import { departmentsNamed } from '#departments/department-names.sql.ts';
import type { Principal } from '#endpoints/principal.ts';
import { countByAge, countByDepartment, countByPerson, countByWeek, countUnassigned } from '#summaries/trends.sql.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { onBoard } from '#tasks/tasks.sql.ts';

/** Counts the tasks of a board, or of the company if there is no board key. */
export async function countTrends(db: Db, actor: Principal, boardKey: string | undefined, today: string): Promise<Trends> {
  const board = boardKey === undefined ? sql`true` : onBoard(boardKey);
  const among = {
    condition: sql`t.deleted_at is null and ${board} and ${taskVisibleTo(actor)}`,
    today,
    zone: zoneOf(actor.timezone),
  };
  const periods = taskAges.map((age) => ({ age, ...daysOfCreation(age, today) }));
  const [weeks, ages, load, unassigned, departments] = await Promise.all([
    countByWeek(db, among, trendWeeks(today)),
    countByAge(db, among, periods),
    countByPerson(db, among),
    countUnassigned(db, among),
    boardKey === undefined ? countByDepartment(db, among) : [],
  ]);
  return { weeks, ages, ...load, unassigned, departments };
}

/** Returns the tasks behind a number: those that were done last, or the most urgent ones, first. */
export async function tasksOfTrend(
  db: Db,
  actor: Principal,
  boardKey: string | undefined,
  today: string,
  { show, week, age, person, department }: TrendQuery,
): Promise<{ count: number; tasks: FoundTask[] }> {
  const days = week ? weekOf(week) : undefined;
  const inWeek = days ? { from: days.first, to: days.last } : { from: trendWeeks(today)[0] ?? today, to: null };
  const question = {
    ...anyTask,
    state: show === 'created' ? ('any' as const) : show === 'done' ? ('done' as const) : ('open' as const),
    overdue: show === 'overdue',
    created: show === 'created' ? inWeek : age ? daysOfCreation(age, today) : null,
    finished: show === 'done' ? inWeek : null,
    nobody: person === noAssignee,
    people: person === undefined || person === noAssignee ? [] : [{ id: Number(person), name: '' }],
  };
  const departmentKeys = department === undefined ? [] : [(await departmentsNamed(db, [department])).keyOf(department)];
  const scope = { today, zone: zoneOf(actor.timezone), textQuery: undefined, boardKey, departmentKeys };
  const condition = sql`${matches(actor, question, scope)} and ${taskVisibleTo(actor)}`;
  const order = show === 'done' ? orders.finished : show === 'created' ? orders.newest : age ? orders.oldest : orders.urgency;
  return countedTasks(db, condition, order, trendLimits.tasks);
}
