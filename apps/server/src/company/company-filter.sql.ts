// The filter of tasks (`filterTest` of the contract) as a condition on `t`; a property test compares the two.
import type { Actor } from '@app/contract/access.ts';
import { canonicalDepartment, departmentAliases, departmentKey } from '@app/contract/departments/departments.rules.ts';
import { limits, thresholds } from '@app/contract/limits.ts';
import { dueSpan } from '@app/contract/tasks/due-range.rules.ts';
import {
  type DueFilter,
  type FilterExclusions,
  filterText,
  noAssignee,
  ownAssignee,
  type TaskFilter,
} from '@app/contract/tasks/task-filter.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#db/arrays.ts';
import { type DepartmentNames, plainNames } from '#departments/department-names.sql.ts';
import { isAssignedToAny, isUnassigned } from '#tasks/assignees.sql.ts';
import { isDueToday, isFuture, isOpen, isOverdue } from '#tasks/task-states.sql.ts';

/** What a filter is given besides: the days that a task must touch, the condition of its text (`findByText`), what its departments are. */
interface Besides {
  from?: string | undefined;
  to?: string | undefined;
  text?: SQL | undefined;
  names?: DepartmentNames | undefined;
}

/** Returns the names of departments in a filter, for `departmentsNamed`. */
export function departmentsIn({ departments, not }: TaskFilter): string[] {
  return [...departments, ...(not?.departments ?? [])];
}

/** Returns the condition; undefined if the filter is empty. Of a task that is not over before `from` and starts by `to`, if given. */
export function filterCondition(
  filter: TaskFilter,
  actor: Pick<Actor, 'id'>,
  today: string,
  { from, to, text, names = plainNames }: Besides = {},
): SQL | undefined {
  const conditions = listConditions(filter, names, actor, today);
  for (const condition of listConditions(filter.not ?? {}, names, actor, today)) conditions.push(sql`${condition} is not true`);
  if (from !== undefined) conditions.push(sql`coalesce(t.due_date, t.start_date) >= ${from}::date`);
  if (to !== undefined) conditions.push(sql`coalesce(t.start_date, t.due_date) <= ${to}::date`);
  if (filter.mine) conditions.push(isAssignedToAny([actor.id]));
  if (text) conditions.push(text);
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` and `)})`;
}

/** One condition for each list that has values: whether a task has one of them. */
function listConditions(
  lists: FilterExclusions,
  departmentNames: DepartmentNames,
  actor: Pick<Actor, 'id'>,
  today: string,
): SQL[] {
  const { due = [], priorities = [], statuses = [], assignees = [], departments = [] } = lists;
  const conditions: SQL[] = [];
  if (due.length > 0) conditions.push(any(due.map((value) => dueCondition(value, today))));
  if (priorities.length > 0) conditions.push(sql`(t.priority = any(${textArray(priorities)}))`);
  if (statuses.length > 0) conditions.push(sql`(t.status = any(${textArray(statuses)}))`);
  if (assignees.length > 0) conditions.push(assigneeCondition(assignees, actor));
  if (departments.length > 0) conditions.push(inDepartments(departments, departmentNames));
  return conditions;
}

function dueCondition(value: string, today: string): SQL {
  if (Object.hasOwn(dueConditions, value)) return dueConditions[value as DueFilter](sql`${today}::date`);
  const span = dueSpan(value, today);
  if (!span) return sql`false`;
  const { from, to } = span;
  const ends = [
    ...(from === undefined ? [] : [sql`t.due_date >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`t.due_date <= ${to}::date`]),
  ];
  return sql`(${sql.join(ends, sql` and `)})`;
}

const dueConditions: Record<DueFilter, (day: SQL) => SQL> = {
  overdue: isOverdue,
  today: isDueToday,
  upcoming: (day) => sql`(${isOpen} and t.due_date > ${day} and t.due_date <= ${day} + ${thresholds.upcomingDays}::int)`,
  future: isFuture,
  none: () => sql`t.due_date is null`,
};

function any(conditions: readonly SQL[]): SQL {
  return sql`coalesce(${sql.join([...conditions], sql` or `)}, false)`;
}

function assigneeCondition(assignees: readonly string[], actor: Pick<Actor, 'id'>): SQL {
  const ids = assignees.map((id) => (id === ownAssignee ? actor.id : Number(id))).filter((id) => id <= limits.id.max);
  const conditions = ids.length > 0 ? [isAssignedToAny(ids)] : [];
  if (assignees.includes(noAssignee)) conditions.push(isUnassigned);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** A task has the keys of its departments and of its workspace; only the former count, and a key may be both. */
function inDepartments(departments: readonly string[], { keyOf, nameOf }: DepartmentNames): SQL {
  const keys = [...new Set(departments.map(keyOf))];
  const called = [...new Set([...departments.map(nameOf), ...keys])].map(departmentKey);
  const aliases = departmentAliases.filter((alias) => called.includes(departmentKey(alias)));
  const names = [...called, ...aliases, ...called.map(canonicalDepartment)].map(filterText);
  return sql`(t.department_keys && ${textArray(keys)} and (
    array_remove(t.department_keys, (select w.department_key from workspaces w where w.id = t.workspace_id)) && ${textArray(keys)}
    or exists (select from jsonb_array_elements_text(t.departments || to_jsonb(t.department)) n
      where filter_text(n) = any(${textArray(names)}))))`;
}
