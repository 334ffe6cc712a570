// The display names of the filter's values.
import { departmentName, noAssignee, priorityName, statusName, type UserCard } from '@app/contract';
import type { FilterList } from '#features/tasks/filter/task-filter.ts';
import type { Strings } from '#lib/english.ts';

/** Returns the display name of one value of one list of the filter. */
export function filterLabel(
  text: Strings<'board'>,
  people: ReadonlyMap<number, UserCard>,
  list: FilterList,
  value: string,
): string {
  const { tasks, users, workspaces } = text;
  if (list === 'priorities') return priorityName({ tasks }, value);
  if (list === 'due') return (workspaces.filterDueName as Record<string, string>)[value] ?? value;
  if (list === 'statuses') return statusName(text, value);
  if (list === 'departments') return departmentName(text, value);
  return value === noAssignee ? tasks.unassigned : (people.get(Number(value))?.fullName ?? users.deleted);
}
