// The groups of the list (`groupTasks` of the contract) as SQL on `t`: their counts and their rows; a property test compares the two.

import type { GroupCount } from '@app/contract/company/company.contract.ts';
import { companyLimits, doneStatus, type Language, thresholds, virtualColumns } from '@app/contract/limits.ts';
import { dueGroups, type GroupKey } from '@app/contract/tasks/task-group.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type CompanyFilter, matching } from '#company/company.sql.ts';
import { isBehind, joinFor, type ListPlace, type ListSort, orderBy, placeFields } from '#company/company-sort.sql.ts';
import { intArray, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { naturally } from '#db/natural-order.ts';
import { rowsReplanned } from '#db/rows.ts';
import { firstAssignee } from '#tasks/assignees.sql.ts';
import { isDueToday, isOverdue, rankOf } from '#tasks/task-states.sql.ts';

interface Grouping {
  /** The value of a task's group. */
  value: (today: string) => SQL;
  /** The order of the groups `g`, with the names of people as `u`. */
  order: (language: Language) => SQL;
}

const statuses = textArray(virtualColumns.map(({ name }) => name));
const byText = sql`g.value collate "C"`;

const groupings: Record<GroupKey, Grouping> = {
  status: {
    value: () => sql`t.status`,
    // Null, of a status that no column has, sorts last.
    order: (language) => sql`array_position(${statuses}, g.value), ${naturally(sql`g.value`, language)}, ${byText}`,
  },
  assignee: {
    value: () => sql`coalesce(${firstAssignee}::text, '')`,
    order: (language) => sql`g.value = '', ${naturally(sql`coalesce(u.full_name, '')`, language)}, nullif(g.value, '')::int`,
  },
  priority: {
    value: () => sql`t.priority`,
    order: () => sql`${rankOf(sql`g.value`)}, ${byText}`,
  },
  department: {
    value: () => sql`t.department`,
    order: (language) => sql`${naturally(sql`g.value`, language)}, ${byText}`,
  },
  due: {
    value: (today) => dueValue(sql`${today}::date`),
    order: () => sql`array_position(${textArray(dueGroups)}, g.value)`,
  },
};

function dueValue(day: SQL): SQL {
  return sql`(case when t.status = ${doneStatus} then 'done' when t.due_date is null then 'none' when ${isOverdue(day)} then 'overdue'
    when ${isDueToday(day)} then 'today' when t.due_date <= ${day} + ${thresholds.upcomingDays}::int then 'upcoming' else 'later' end)`;
}

/** Returns the groups with matching tasks in their order, with the number of these tasks. */
export async function countGroups(db: Db, filter: CompanyFilter, by: GroupKey, language: Language): Promise<GroupCount[]> {
  const { value, order } = groupings[by];
  const people = by === 'assignee' ? sql`left join users u on u.id = nullif(g.value, '')::int and u.deleted_at is null` : sql``;
  return rowsReplanned<GroupCount>(
    db,
    sql`select g.value, g.count from (
          select v.value, count(*)::int as count from (
            select ${value(filter.today)} as value from tasks t where ${matching(filter)}) v
          group by v.value) g ${people}
        order by ${order(language)} limit ${companyLimits.groups}`,
  );
}

/** Rows of some groups in the order of these, behind a place of the first one if one is given. */
export interface GroupsAsked {
  by: GroupKey;
  values: readonly string[];
  after?: ListPlace | undefined;
}

/** A row of a group with its place. */
export interface GroupPlace {
  value: string;
  place: ListPlace;
}

/** Returns the next tasks of some groups. */
export async function groupPlaces(
  db: Db,
  filter: CompanyFilter,
  sort: ListSort,
  { by, values, after }: GroupsAsked,
  most: number,
): Promise<GroupPlace[]> {
  const value = groupings[by].value(filter.today);
  const behind = after ? sql`(${value} <> ${values[0] ?? ''} or ${isBehind(sort, after)})` : sql`true`;
  const found = await rowsReplanned<{ at: number; last: number; value: string | number; order: number; id: number }>(
    db,
    sql`select array_position(${textArray(values)}, ${value}) as at, ${placeFields(sort)} from tasks t ${joinFor(sort)}
        where ${isIn(by, values, value)} and ${matching(filter)} and ${behind}
        order by at, ${orderBy(sort)} limit ${most}`,
  );
  return found.map(({ at, last, value: sorted, order, id }) => ({
    value: values[at - 1] ?? '',
    place: [last, sorted, order, id],
  }));
}

/** The condition that a task is in one of these groups. */
function isIn(by: GroupKey, values: readonly string[], value: SQL): SQL {
  if (by !== 'assignee') return sql`${value} = any(${textArray(values)})`;
  const ids = intArray(values.filter((id) => id !== '').map(Number));
  const isNobody = values.includes('') ? sql`${firstAssignee} is null or` : sql``;
  // The same as `firstAssignee = any(ids)`, in parts that an index answers.
  return sql`(${isNobody} t.assignee_id = any(${ids}) or t.assignee_id is null and ${firstAssignee} = any(${ids}))`;
}
