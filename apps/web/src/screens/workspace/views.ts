// The views of a workspace as they stand in the URL.
import { noFilter, type TaskFilter, withFilter } from '#features/tasks/task-filter.ts';

export const views = ['board', 'list', 'dashboard'] as const;
export type View = (typeof views)[number];

/** The view that a URL asks for; the board where it asks for none that there is. */
export function viewIn(search: URLSearchParams): View {
  return views.find((view) => view === search.get('view')) ?? 'board';
}

/** The address of a view: the same filter, no open task; with `filter` that one alone. */
export function inView(search: URLSearchParams, view: View, filter?: Partial<TaskFilter>): string {
  const next = filter ? withFilter(search, { ...noFilter, ...filter }) : new URLSearchParams(search);
  next.delete('task');
  if (view === 'board') next.delete('view');
  else next.set('view', view);
  return `?${next}`;
}
