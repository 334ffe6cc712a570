// The numbers of the trends: tasks by week, age, assignee and department.

import { trendLimits } from '@app/contract/hints/hints.limits.ts';
import { doneStatus } from '@app/contract/limits.ts';
import type { Trends } from '@app/contract/summaries/summaries.contract.ts';
import type { TaskAge } from '@app/contract/summaries/trends.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rowsReplanned } from '#db/rows.ts';
import { assigneeRows, isUnassigned } from '#tasks/assignees.sql.ts';
import { isOpen, isOverdue } from '#tasks/task-states.sql.ts';

/** The tasks that count, with visibility, and the days of the person. */
export interface Among {
  condition: SQL;
  today: string;
  zone: string;
}

const counts = (today: string) =>
  sql`count(*)::int as open, (count(*) filter (where ${isOverdue(sql`${today}::date`)}))::int as overdue`;

/** Returns how many tasks were created and done in the weeks that begin on these Mondays. */
export async function countByWeek(db: Db, { condition, zone }: Among, mondays: readonly string[]): Promise<Trends['weeks']> {
  const [first] = mondays;
  const weekOf = (instant: SQL) => sql`date_trunc('week', (${instant} at time zone ${zone}))::date`;
  const since = sql`(${first}::date::timestamp at time zone ${zone})`;
  const byWeek = (instant: SQL, further: SQL) => sql`
    select ${weekOf(instant)} as week, count(*)::int as count from tasks t
    where ${condition} and ${instant} >= ${since} and ${further} group by 1`;
  return rowsReplanned(
    db,
    sql`with created as (${byWeek(sql`t.created_at`, sql`true`)}),
        done as (${byWeek(sql`t.completed_at`, sql`t.status = ${doneStatus}`)})
        select m.day as "from", coalesce(c.count, 0) as created, coalesce(d.count, 0) as done
        from unnest(${textArray(mondays)}) m(day)
        left join created c on c.week = m.day::date left join done d on d.week = m.day::date
        order by m.day`,
  );
}

/** Returns how many open tasks were created in each of these periods. */
export async function countByAge(
  db: Db,
  { condition, zone }: Among,
  periods: readonly { age: TaskAge; from: string | null; to: string | null }[],
): Promise<Trends['ages']> {
  const day = sql`(t.created_at at time zone ${zone})::date`;
  const each = periods.map(
    ({ from, to }) =>
      sql`(count(*) filter (where ${from === null ? sql`true` : sql`${day} >= ${from}::date`}
        and ${to === null ? sql`true` : sql`${day} <= ${to}::date`}))::int`,
  );
  const row = await firstRow<{ counts: number[] }>(
    db,
    sql`select array[${sql.join(each, sql`, `)}] as counts from tasks t where ${condition} and ${isOpen}`,
  );
  return periods.map(({ age }, at) => ({ age, open: row?.counts[at] ?? 0 }));
}

/** Returns the people with the most open tasks, and how many people have any. */
export async function countByPerson(
  db: Db,
  { condition, today }: Among,
): Promise<{ people: Trends['people']; peopleCount: number }> {
  const found = await rowsReplanned<Trends['people'][number] & { of: number }>(
    db,
    sql`with load as (
        select p.id, ${counts(today)} from tasks t
        cross join lateral ${assigneeRows} p
        where ${condition} and ${isOpen} group by p.id)
      select u.id, u.full_name as "fullName", load.open, load.overdue, (count(*) over ())::int as "of"
      from load join users u on u.id = load.id and u.deleted_at is null
      order by load.open desc, load.overdue desc, u.full_name, u.id limit ${trendLimits.people}::int`,
  );
  return { people: found.map(({ of: _, ...person }) => person), peopleCount: found[0]?.of ?? 0 };
}

/** Returns how many open tasks have no assignee. */
export async function countUnassigned(db: Db, { condition, today }: Among): Promise<Trends['unassigned']> {
  const row = await firstRow<Trends['unassigned']>(
    db,
    sql`select ${counts(today)} from tasks t
        where ${condition} and ${isOpen} and ${isUnassigned}`,
  );
  return row ?? { open: 0, overdue: 0 };
}

/** Returns the departments with open tasks, those with the most overdue ones first. */
export async function countByDepartment(db: Db, { condition, today }: Among): Promise<Trends['departments']> {
  return rowsReplanned(
    db,
    sql`select d.name, c.open, c.overdue from (
          select k.key, ${counts(today)} from tasks t cross join lateral unnest(t.department_keys) k(key)
          where ${condition} and ${isOpen} group by k.key) c
        join departments d on d.key = c.key
        order by c.overdue desc, c.open desc, d.name limit ${trendLimits.departments}::int`,
  );
}
