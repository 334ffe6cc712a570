// The filter of tasks in the URL, and its changes. Board, list and company view share it.
import { dueFilters, isPriority, noAssignee, noFilter, type TaskFilter } from '@app/contract';

/** The conditions with several values, any of which matches. */
export type FilterList = 'assignees' | 'priorities' | 'departments' | 'statuses' | 'due';

/** The URL parameter of each list, in the order of the chips. */
const lists: Record<FilterList, string> = {
  due: 'due',
  priorities: 'priority',
  statuses: 'status',
  assignees: 'assignee',
  departments: 'department',
};
const listNames = Object.keys(lists) as FilterList[];

const known: Partial<Record<FilterList, (value: string) => boolean>> = {
  priorities: (value) => isPriority(value),
  due: (value) => dueFilters.some((due) => due === value),
  assignees: (value) => value === noAssignee || /^\d+$/.test(value),
};

/** Parses the filter of a URL; ignores unknown values. */
export function filterFrom(search: URLSearchParams): TaskFilter {
  const given = listNames.map((list) => {
    const values = search.getAll(lists[list]).filter((value) => value !== '' && (known[list]?.(value) ?? true));
    return [list, [...new Set(values)]];
  });
  return { ...noFilter, text: search.get('q') ?? '', mine: search.get('mine') === '1', ...Object.fromEntries(given) };
}

/** Returns the URL with this filter; every other parameter stays. */
export function withFilter(search: URLSearchParams, filter: TaskFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['q', 'mine', ...Object.values(lists)]) next.delete(name);
  if (filter.text !== '') next.set('q', filter.text);
  if (filter.mine) next.set('mine', '1');
  for (const list of listNames) for (const value of filter[list]) next.append(lists[list], value);
  return next;
}

/** Returns every single condition except the text and 'only mine', as list and value. */
export function conditionsOf(filter: TaskFilter): { list: FilterList; value: string }[] {
  return listNames.flatMap((list) => filter[list].map((value) => ({ list, value })));
}

export function isFiltering(filter: TaskFilter): boolean {
  return filterCount(filter) > 0;
}

/** Returns how many kinds of condition are set. */
export function filterCount(filter: TaskFilter): number {
  const set = listNames.filter((list) => filter[list].length > 0).length;
  return set + Number(filter.mine) + Number(filter.text.trim() !== '');
}

/** Adds or removes one value of a list. */
export function toggleValue(filter: TaskFilter, list: FilterList, value: string): TaskFilter {
  const values: readonly string[] = filter[list];
  const without = values.filter((each) => each !== value);
  return { ...filter, [list]: without.length < values.length ? without : [...values, value] };
}
