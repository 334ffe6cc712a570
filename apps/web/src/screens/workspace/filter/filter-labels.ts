// The display names of the filter's values.

import { noAssignee, ownAssignee } from '@app/contract/tasks/task-filter.rules.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { departmentName, statusName } from '@app/texts/sentences/names.ts';
import type { FilterCondition, FilterList } from '#features/tasks/filter/task-filter.ts';

/** Returns the display name of one value of one list of the filter. */
export function filterLabel(text: Catalogue, people: ReadonlyMap<number, UserCard>, list: FilterList, value: string): string {
  const { tasks, users, views, workspaces } = text;
  if (list === 'priorities') return priorityName({ tasks }, value);
  if (list === 'due') {
    const names: Record<string, string> = workspaces.filterDueName;
    return (
      (Object.hasOwn(names, value) ? names[value] : undefined) ?? views.filterRange(value.replace(/(\d)d/g, `$1${views.dayUnit}`))
    );
  }
  if (list === 'statuses') return statusName(text, value);
  if (list === 'departments') return departmentName(text, value);
  if (value === ownAssignee) return views.filterMe;
  return value === noAssignee ? tasks.unassigned : (people.get(Number(value))?.fullName ?? users.deleted);
}

/** Returns the display name of a condition: of one that leaves something out, too. */
export function conditionLabel(
  text: Catalogue,
  people: ReadonlyMap<number, UserCard>,
  { list, value, not }: FilterCondition,
): string {
  const label = filterLabel(text, people, list, value);
  return not ? text.views.filterNot(label) : label;
}
