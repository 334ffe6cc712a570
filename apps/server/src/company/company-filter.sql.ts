// The filter of tasks (`filterTest` of the contract) as a condition on `t`; a property test compares the two.
import {
  type Actor,
  canonicalDepartment,
  type DueFilter,
  departmentAliases,
  departmentKey,
  filterText,
  filterWords,
  limits,
  noAssignee,
  type TaskFilter,
  thresholds,
} from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import { intArray, jsonb, textArray } from '#db/arrays.ts';
import { isDueToday, isFuture, isOpen, isOverdue } from '#tasks/task-states.sql.ts';

/** Returns the condition; undefined if the filter is empty. */
export function filterCondition(filter: TaskFilter, actor: Pick<Actor, 'id'>, today: string): SQL | undefined {
  const { mine, due, priorities, statuses, assignees, departments, text } = filter;
  const words = filterWords(text);
  const conditions: SQL[] = [];
  if (mine) conditions.push(isFor([actor.id]));
  if (due.length > 0) conditions.push(any(due.map((one) => dueConditions[one](sql`${today}::date`))));
  if (priorities.length > 0) conditions.push(sql`t.priority = any(${textArray(priorities)})`);
  if (statuses.length > 0) conditions.push(sql`t.status = any(${textArray(statuses)})`);
  if (assignees.length > 0) conditions.push(assigneeCondition(assignees));
  if (departments.length > 0) conditions.push(inDepartments([...new Set(departments.map(departmentKey))]));
  if (words.length > 0) conditions.push(contains(words));
  return conditions.length === 0 ? undefined : sql`(${sql.join(conditions, sql` and `)})`;
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

function isFor(ids: readonly number[]): SQL {
  const lists = sql.join(
    ids.map((id) => sql`t.assignees @> ${jsonb(id)}`),
    sql` or `,
  );
  return sql`(coalesce(t.assignee_id = any(${intArray(ids)}), false) or ${lists})`;
}

function assigneeCondition(assignees: readonly string[]): SQL {
  const ids = assignees.map(Number).filter((id) => id <= limits.id.max);
  const conditions = ids.length > 0 ? [isFor(ids)] : [];
  if (assignees.includes(noAssignee)) conditions.push(sql`(t.assignee_id is null and t.assignees = '[]'::jsonb)`);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/** A task has the keys of its departments and of its workspace; only the former count, and a key may be both. */
function inDepartments(keys: readonly string[]): SQL {
  const aliases = departmentAliases.filter((alias) => keys.includes(departmentKey(alias)));
  const names = [...keys, ...aliases, ...keys.map(canonicalDepartment)].map(filterText);
  return sql`(t.department_keys && ${textArray(keys)} and (
    array_remove(t.department_keys, (select w.department_key from workspaces w where w.id = t.workspace_id)) && ${textArray(keys)}
    or exists (select from jsonb_array_elements_text(t.departments || to_jsonb(t.department)) n
      where filter_text(n) = any(${textArray(names)}))))`;
}

function contains(words: readonly string[]): SQL {
  const each = words.map((word) => sql`strpos(s.filter, ${word}) > 0`);
  // 'is true' keeps it a set that is computed once; a join would be computed for every stretch of a column.
  return sql`(t.id in (select s.task_id from search_tasks s where ${sql.join(each, sql` and `)})) is true`;
}
