// The numbers of the trends: tasks by week, age, assignee and department, and the numbers of a period and of the one before it.

import { trendLimits } from '@app/contract/hints/hints.limits.ts';
import { doneStatus, firstStatus } from '@app/contract/limits.ts';
import type { Trends } from '@app/contract/summaries/summaries.contract.ts';
import { daysOfCreation, type TaskAge, type TrendDays, taskAges } from '@app/contract/summaries/trends.rules.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { rowsReplanned } from '#db/rows.ts';
import { assigneeRows } from '#tasks/assignees.sql.ts';
import { isOpen, isOverdue } from '#tasks/task-states.sql.ts';

/** The tasks that count, with visibility, and the days of the person. */
interface Among {
  condition: SQL;
  today: string;
  zone: string;
}

/** Days that are counted. */
interface CountedDays {
  /** The last day of the period before. */
  before: string;
  /** What is left of the week, and of the week of that day. */
  due: TrendDays;
  dueBefore: TrendDays;
  /** The first day on which a change keeps a task from being stuck, and the same of that day. */
  stuckSince: string;
  stuckBefore: string;
}

type OpenNumbers = Pick<Trends['numbers'], 'open' | 'overdue' | 'due' | 'stuck'>;

type Load = Pick<Trends, 'people' | 'peopleCount' | 'unassigned' | 'shared' | 'departments'>;

/** The instant at which a day begins for the person. */
function startOf(day: string, zone: string): SQL {
  return sql`(${day}::date::timestamp at time zone ${zone})`;
}

const isIn = (day: SQL, { from, to }: TrendDays) => sql`${day} >= ${from}::date and ${day} <= ${to}::date`;

/** Counts the open tasks, those of an earlier day, and how old they are, in one pass. */
export async function countOpen(
  db: Db,
  { condition, today, zone }: Among,
  days: CountedDays,
): Promise<{ numbers: OpenNumbers; ages: Record<TaskAge, number> }> {
  const end = startOf(addDays(days.before, 1), zone);
  const counts: Record<string, SQL> = {
    open: sql`t.is_open`,
    overdue: sql`t.is_open and t.due_date < ${today}::date`,
    due: sql`t.is_open and ${isIn(sql`t.due_date`, days.due)}`,
    stuck: sql`t.is_stuck`,
    fresh: sql`t.is_stuck and t.updated_at >= ${startOf(days.stuckBefore, zone)}`,
    openBefore: sql`t.was_open`,
    overdueBefore: sql`t.was_open and t.due_date < ${days.before}::date`,
    dueBefore: sql`t.was_open and ${isIn(sql`t.due_date`, days.dueBefore)}`,
  };
  for (const age of taskAges) {
    const { from, to } = daysOfCreation(age, today);
    const since = from === null ? sql`true` : sql`t.created_at >= ${startOf(from, zone)}`;
    // Nothing was created after today.
    const until = to === null || to === today ? sql`true` : sql`t.created_at < ${startOf(addDays(to, 1), zone)}`;
    counts[age] = sql`t.is_open and ${since} and ${until}`;
  }
  const counted = Object.entries(counts).map(
    ([name, which]) => sql`(count(*) filter (where ${which}))::int as ${sql.identifier(name)}`,
  );
  const [row] = await rowsReplanned<Record<string, number>>(
    db,
    // Planner fence: states are computed once for each task, not once for each number.
    sql`select ${sql.join(counted, sql`, `)} from (
          select t.due_date, t.updated_at, t.created_at, ${isOpen} as is_open,
            ${isOpen} and t.status <> ${firstStatus} and t.updated_at < ${startOf(days.stuckSince, zone)} as is_stuck,
            t.created_at < ${end} as was_open
          from tasks t where ${condition} and (${isOpen} or t.completed_at >= ${end}) offset 0) t`,
  );
  const of = (name: string) => row?.[name] ?? 0;
  return {
    numbers: {
      open: { now: of('open'), before: of('openBefore') },
      overdue: { now: of('overdue'), before: of('overdueBefore') },
      due: { now: of('due'), before: of('dueBefore') },
      stuck: { now: of('stuck'), fresh: of('fresh') },
    },
    ages: Object.fromEntries(taskAges.map((age) => [age, of(age)])) as Record<TaskAge, number>,
  };
}

/**
 * Counts open tasks by person and, for the company, by department. Tasks are grouped by who has them and where they are, and the
 * groups, of which there are few, by person and department: lists are only compared where there are several people or departments.
 */
export async function countLoad(db: Db, { condition, today }: Among, byDepartment: boolean): Promise<Load> {
  const load = sql`sum(t.open)::int as open, sum(t.overdue)::int as overdue`;
  const keys = byDepartment
    ? sql`case when cardinality(t.department_keys) = 1 then t.workspace_id end as workspace_id,
        case when cardinality(t.department_keys) <> 1 then t.department_keys end as department_keys`
    : sql`null::int as workspace_id, null::text[] as department_keys`;
  const [row] = await rowsReplanned<Load & { open: number; overdue: number }>(
    db,
    sql`with t as materialized (
        select t.assignee_id, case when t.assignee_id is null or jsonb_array_length(t.assignees) > 1 then t.assignees end as assignees,
          ${keys}, count(*) as open, count(*) filter (where ${isOverdue(sql`${today}::date`)}) as overdue
        from tasks t where ${condition} and ${isOpen} group by 1, 2, 3, 4),
      held as (
        select t.*, (select count(*) from ${assigneeRows} p) as holders from (
          select t.assignee_id, coalesce(t.assignees, '[]') as assignees, sum(t.open) as open, sum(t.overdue) as overdue from t
          group by 1, 2) t),
      by_person as (
        select u.id, u.full_name as "fullName", ${load}
        from held t cross join lateral ${assigneeRows} p join users u on u.id = p.id and u.deleted_at is null
        group by u.id),
      by_department as (
        select d.name, ${load} from t left join workspaces w on w.id = t.workspace_id
        cross join lateral unnest(coalesce(t.department_keys, array[w.department_key])) k(key) join departments d on d.key = k.key
        where ${byDepartment}::bool group by d.id),
      free as (select coalesce(sum(t.open), 0)::int as open, coalesce(sum(t.overdue), 0)::int as overdue from held t where t.holders = 0)
      select to_json(free) as unassigned,
        (select coalesce(sum(t.open), 0)::int from held t where t.holders > 1) as shared,
        (select count(*)::int from by_person) as "peopleCount",
        (select coalesce(json_agg(p), '[]') from (
          select * from by_person order by open desc, overdue desc, "fullName", id limit ${trendLimits.people}::int) p) as people,
        (select coalesce(json_agg(d), '[]') from (
          select * from by_department order by overdue desc, open desc, name limit ${trendLimits.departments}::int) d) as departments
      from free`,
  );
  return row ?? { people: [], peopleCount: 0, unassigned: { open: 0, overdue: 0 }, shared: 0, departments: [] };
}

/** How many tasks were created, and how many done, from this day to before the next one of the list. */
export interface FlowCount {
  from: string;
  created: number;
  done: number;
}

/** Counts tasks that were created and done between these days, which are in order; the last stretch has no end. */
export async function countFlow(db: Db, { condition, zone }: Among, days: readonly string[]): Promise<FlowCount[]> {
  const starts = sql`array[${sql.join(
    days.map((day) => startOf(day, zone)),
    sql`, `,
  )}]`;
  const first = startOf(days[0] ?? '', zone);
  const isDone = sql`t.status = ${doneStatus}`;
  const found = await rowsReplanned<{ created: number; done: number; count: number }>(
    db,
    sql`select width_bucket(t.created_at, ${starts}) as created,
          case when ${isDone} then width_bucket(t.completed_at, ${starts}) else 0 end as done, count(*)::int as count
        from tasks t where ${condition} and (t.created_at >= ${first} or (${isDone} and t.completed_at >= ${first}))
        group by 1, 2`,
  );
  const sum = (which: 'created' | 'done', at: number) => found.reduce((all, row) => all + (row[which] === at ? row.count : 0), 0);
  return days.map((from, at) => ({ from, created: sum('created', at + 1), done: sum('done', at + 1) }));
}
