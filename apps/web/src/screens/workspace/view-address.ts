// The address of a view; apart from `views.ts`, which comes before the filter is there.
import { noFilter, type TaskFilter, withFilter } from '#features/tasks/filter/task-filter.ts';
import type { View } from '#screens/workspace/views.ts';

/** The address of a view: the same filter, no open task; with `filter` that one alone. */
export function inView(search: URLSearchParams, view: View, filter?: Partial<TaskFilter>): string {
  const next = filter ? withFilter(search, { ...noFilter, ...filter }) : new URLSearchParams(search);
  next.delete('task');
  if (view === 'board') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
}
