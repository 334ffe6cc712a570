// The address of a view. Apart from `views.ts`, which loads before the filter does.
import { noFilter, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { withFilter } from '#features/tasks/filter/task-filter.ts';
import type { View } from '#screens/workspace/views.ts';

/** Returns the address of a view with the same filter and no open task; `filter` replaces the filter. */
export function inView(search: URLSearchParams, view: View, filter?: Partial<TaskFilter>): string {
  const next = filter ? withFilter(search, { ...noFilter, ...filter }) : new URLSearchParams(search);
  next.delete('task');
  if (view === 'board') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
}
