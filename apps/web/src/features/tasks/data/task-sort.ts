// The sort order of a list of tasks in the URL.
import { sortKeys } from '@app/contract/tasks/sort-keys.ts';
import type { TaskSort } from '@app/contract/tasks/task-sort.rules.ts';

/** Open tasks that are due first stand first. */
export const defaultSort: TaskSort = { by: 'due', descending: false };

/** Parses the sort order of a URL. */
export function sortFrom(search: URLSearchParams): TaskSort {
  const by = sortKeys.find((key) => key === search.get('sort'));
  return by ? { by, descending: search.get('dir') === 'desc' } : defaultSort;
}

/** Returns the URL with this sort order; the default order is left out. */
export function withSort(search: URLSearchParams, { by, descending }: TaskSort): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('sort');
  next.delete('dir');
  if (by === defaultSort.by && descending === defaultSort.descending) return next;
  next.set('sort', by);
  if (descending) next.set('dir', 'desc');
  return next;
}
