// The grouping of a list of tasks: in the URL, and its name.

import { type GroupKey, groupKeys } from '@app/contract/tasks/task-group.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';

const parameter = 'group';

/** Parses the grouping of a URL. */
export function groupFrom(search: URLSearchParams): GroupKey | undefined {
  return groupKeys.find((key) => key === search.get(parameter));
}

/** Returns the URL with this grouping. */
export function withGroup(search: URLSearchParams, group: GroupKey | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  if (group) next.set(parameter, group);
  else next.delete(parameter);
  return next;
}

/** Returns what each grouping is called. */
export function groupLabels({ tasks, workspaces }: Pick<Catalogue, 'tasks' | 'workspaces'>): Record<GroupKey, string> {
  return {
    status: tasks.status,
    // Each task stands in one group.
    assignee: tasks.primaryAssignee,
    priority: tasks.priority,
    department: tasks.department,
    due: workspaces.listDue,
  };
}
