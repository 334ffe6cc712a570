// Queries the counts of the company's tasks, and the cards of its columns and of its list in pages.
import type { Actor } from '@app/contract/access.ts';
import type { TaskCount } from '@app/contract/company/company.contract.ts';
import { companyLimits, firstStatus, limits } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { isBehind, joinFor, type ListPlace, type ListSort, orderBy, placeFields } from '#company/company-sort.sql.ts';
import { intArray, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rows, rowsReplanned } from '#db/rows.ts';
import { isFuture, isOverdue } from '#tasks/task-states.sql.ts';
import { isListed, taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { cardFields } from '#tasks/tasks.sql.ts';

/** What a person asks for: the matching tasks on a day. */
export interface CompanyFilter {
  actor: Actor;
  /** The condition of the filter; undefined for all tasks. */
  filter: SQL | undefined;
  /** Whether it names a few tasks: reading all of these is cheaper than looking for the first ones. */
  isNarrow?: boolean | undefined;
  today: string;
}

/** How many of all tasks a department has in a status. */
type AllCount = Pick<TaskCount, 'status' | 'department' | 'all' | 'future'> & { overdue: number };

const day = (today: string) => sql`${today}::date`;

/** The condition that a listed task is visible and matches. */
export function matching({ actor, filter }: CompanyFilter): SQL {
  return sql`${isListed} and ${taskVisibleTo(actor)} and ${filter ?? sql`true`}`;
}

/** Returns how many tasks that match each department has in each status. */
export async function countMatching(db: Db, filter: CompanyFilter): Promise<AllCount[]> {
  return rowsReplanned<AllCount>(
    db,
    sql`select t.status, t.department, count(*)::int as all, count(*) filter (where ${isFuture(day(filter.today))})::int as future,
          count(*) filter (where ${isOverdue(day(filter.today))})::int as overdue
        from tasks t where ${matching(filter)} group by t.status, t.department order by t.status, t.department
        limit ${companyLimits.counts}::int`,
  );
}

/** Returns the counts of all tasks with those of the matching ones. */
export function joinedCounts(all: readonly AllCount[], matched: readonly AllCount[]): TaskCount[] {
  const keyOf = ({ status, department }: AllCount) => JSON.stringify([status, department]);
  const counts = new Map(matched.map((count) => [keyOf(count), count]));
  return all.map((count) => {
    const { all: shown = 0, future: futureShown = 0, overdue: overdueShown = 0 } = counts.get(keyOf(count)) ?? {};
    const { status, department, future } = count;
    return { status, department, all: count.all, shown, future, futureShown, overdueShown };
  });
}

/** A stretch of a column: the tasks of a department with a status, those behind a place if one is given. */
export interface Stretch {
  /** The column that it belongs to. */
  column: string;
  status: string;
  department: string;
  after?: { order: number; id: number } | undefined;
}

/** The id of a task in a stretch, with its place. */
export interface ColumnPlace {
  stretch: number;
  order: number;
  id: number;
}

/** Returns the first tasks of each column in the order of its stretches, at most `most` of each stretch. */
export async function columnPlaces(
  db: Db,
  filter: CompanyFilter,
  stretches: readonly Stretch[],
  most: number,
): Promise<ColumnPlace[]> {
  const stretchRows = sql`unnest(${textArray(stretches.map(({ status }) => status))},
      ${textArray(stretches.map(({ department }) => department))},
      ${intArray(stretches.map(({ after }) => after?.order ?? -limits.id.max - 1))},
      ${intArray(stretches.map(({ after }) => after?.id ?? 0))}) with ordinality s(status, department, "order", id, at)`;
  const isIn = sql`t.status = s.status and t.department = s.department and (t."order", t.id) > (s."order", s.id)
    and ${matching(filter)} and not ${isFuture(day(filter.today))}`;
  return rowsReplanned<ColumnPlace>(
    db,
    filter.isNarrow
      ? sql`select r.stretch, r."order", r.id from (
              select (s.at - 1)::int as stretch, t."order", t.id, row_number() over (partition by s.at order by t."order", t.id) as number
              from ${stretchRows} join tasks t on ${isIn}) r
            where r.number <= ${most} order by r.stretch, r."order", r.id`
      : sql`select (s.at - 1)::int as stretch, r."order", r.id from ${stretchRows}
            cross join lateral (
              select t."order", t.id from tasks t where ${isIn} order by t."order", t.id limit ${most}) r
            order by s.at, r."order", r.id`,
  );
}

/** Returns every status of a column's key with the departments that have tasks in it; reads no more of the index than these. */
export async function columnStretches(db: Db, column: string): Promise<Stretch[]> {
  return rows<Stretch>(
    db,
    sql`with recursive status as (select distinct name from columns where name_key = ${column}),
          found as (
            select name, (select min(t.department) from tasks t where t.status = name and ${isListed}) as department from status
            union all
            select name, (select min(t.department) from tasks t
              where t.status = f.name and t.department > f.department and ${isListed})
            from found f where f.department is not null)
        select ${column}::text as column, name as status, department from found where department is not null`,
  );
}

/** Returns the next future tasks, by their start. */
export async function futurePlaces(
  db: Db,
  filter: CompanyFilter,
  after: { start: string; id: number } | undefined,
  most: number,
): Promise<{ start: string; id: number }[]> {
  const behind = after ? sql`(t.start_date, t.id) > (${after.start}::date, ${after.id}::int)` : sql`true`;
  return rowsReplanned<{ start: string; id: number }>(
    db,
    sql`select t.start_date::text as start, t.id from tasks t
        where t.status = ${firstStatus} and ${isFuture(day(filter.today))} and ${behind} and ${matching(filter)}
        order by t.start_date, t.id limit ${most}`,
  );
}

/** Returns the tasks that are overdue for longest. */
export async function overdueIds(db: Db, filter: CompanyFilter, most: number): Promise<number[]> {
  const found = await rowsReplanned<{ id: number }>(
    db,
    sql`select t.id from tasks t where ${isOverdue(day(filter.today))} and ${matching(filter)} order by t.due_date, t.id limit ${most}`,
  );
  return found.map(({ id }) => id);
}

/** Returns the next tasks of the list. */
export async function listPlaces(
  db: Db,
  filter: CompanyFilter,
  sort: ListSort,
  after: ListPlace | undefined,
  most: number,
): Promise<ListPlace[]> {
  const behind = after ? isBehind(sort, after) : sql`true`;
  const found = await rowsReplanned<{ last: number; value: string | number; order: number; id: number }>(
    db,
    sql`select ${placeFields(sort)} from tasks t ${joinFor(sort)} where ${matching(filter)} and ${behind} order by ${orderBy(sort)} limit ${most}`,
  );
  return found.map(({ last, value, order, id }) => [last, value, order, id]);
}

/** Returns the first tasks of each column by score, those behind a place if one is given. */
export async function scorePlaces(
  db: Db,
  filter: CompanyFilter,
  sort: ListSort,
  stretches: readonly Stretch[],
  after: ListPlace | undefined,
  most: number,
): Promise<{ column: string; id: number; place: ListPlace }[]> {
  const behind = after ? isBehind(sort, after) : sql`true`;
  const statuses = new Map(stretches.map(({ status, column }) => [status, column]));
  const found = await rowsReplanned<{ column: string; last: number; value: number; order: number; id: number }>(
    db,
    sql`with status as (
            select * from unnest(${textArray([...statuses.keys()])}, ${textArray([...statuses.values()])}) s(name, key))
        select c.key as "column", r.last, r.value, r."order", r.id from (select distinct key from status) c
        cross join lateral (
          select ${placeFields(sort)} from tasks t join status s on s.name = t.status
          where s.key = c.key and ${matching(filter)} and not ${isFuture(day(filter.today))} and ${behind}
          order by ${orderBy(sort)} limit ${most}) r
        order by c.key, r.last, r.value desc, r."order", r.id`,
  );
  return found.map(({ column, last, value, order, id }) => ({ column, id, place: [last, value, order, id] }));
}

/** Returns the cards of these tasks by their id; a task that is deleted meanwhile has none. */
export async function cardsOf(db: Db, actor: Actor, ids: readonly number[]): Promise<Map<number, TaskCard>> {
  if (ids.length === 0) return new Map();
  const found = await rows<TaskCard>(
    db,
    sql`select ${cardFields} from tasks t where t.id = any(${intArray(ids)}) and ${isListed} and ${taskVisibleTo(actor)}`,
  );
  return new Map(found.map((card) => [card.id, card]));
}
