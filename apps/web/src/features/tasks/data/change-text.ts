// The message about fields that were changed one at a time, outside the form.

import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { QueryClient } from '@tanstack/react-query';
import { usersQuery } from '#features/users/users.queries.ts';
import { currentDates } from '#lib/dates.ts';
import { currentNames } from '#lib/names.ts';
import { currentText } from '#lib/text.ts';

/** The fields that are changed one at a time, as a card or an open task has them. */
export type ShownFields = Pick<
  TaskCard,
  'priority' | 'status' | 'assigneeId' | 'assignees' | 'department' | 'departments' | 'startDate' | 'dueDate'
> &
  Partial<Pick<TaskCard, 'title'>>;
export type ChangedFields = Partial<ShownFields>;

/** Returns a task's values of the fields in `named`. */
export function fieldsOf(task: ChangedFields, named: ChangedFields): ChangedFields {
  return Object.fromEntries(Object.keys(named).map((field) => [field, task[field as keyof ChangedFields]]));
}

/** Returns 'Priority: High' and the like, for each changed field. */
export function changeText(client: QueryClient, fields: ChangedFields): string {
  const text = currentText();
  const { tasks } = text;
  const names = currentNames();
  const lines: [string, string][] = [];
  if (fields.title !== undefined) lines.push([tasks.titleLabel, fields.title]);
  if (fields.status !== undefined) lines.push([tasks.status, names.status(fields.status)]);
  if (fields.priority !== undefined) lines.push([tasks.priority, priorityName(text, fields.priority)]);
  if (fields.assigneeId !== undefined) lines.push([tasks.assignee, nameOf(client, fields.assigneeId)]);
  else if (fields.assignees !== undefined)
    lines.push([tasks.assignees, few(fields.assignees.map((id) => nameOf(client, id))) || tasks.unassigned]);
  if (fields.department !== undefined) lines.push([tasks.primaryDepartment, names.department(fields.department)]);
  else if (fields.departments !== undefined) lines.push([tasks.departments, few(fields.departments.map(names.department))]);
  if (fields.startDate !== undefined) lines.push([tasks.startDate, dayOf(fields.startDate)]);
  if (fields.dueDate !== undefined) lines.push([tasks.dueDate, dayOf(fields.dueDate)]);
  return lines.map(([field, value]) => tasks.changedTo(field, value)).join(', ');
}

/** Lists the first names and counts the others. */
function few(names: readonly string[]): string {
  const more = names.length - 3;
  return names.slice(0, 3).join(', ') + (more > 0 ? ` +${more}` : '');
}

function nameOf(client: QueryClient, userId: number | null): string {
  const { tasks, users } = currentText();
  if (userId === null) return tasks.unassigned;
  const user = client.getQueryData(usersQuery.queryKey)?.find(({ id }) => id === userId);
  return user?.fullName ?? users.deleted;
}

function dayOf(date: string | null): string {
  return date === null ? currentText().tasks.noDate : currentDates().formatDate(date);
}
