// The filter of tasks in the URL, and its changes. Board, list and company view share it.
import { type FilterLists, isDueValue, noAssignee, ownAssignee, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';

export type FilterList = keyof FilterLists;

/** A value that tasks have, or with `not` must not have. */
export interface FilterCondition {
  list: FilterList;
  value: string;
  not?: boolean;
}

/** The URL parameter of each list, in the order of the chips; with a minus it has the values that tasks must not have. */
const names: Record<FilterList, string> = {
  due: 'due',
  priorities: 'priority',
  statuses: 'status',
  assignees: 'assignee',
  departments: 'department',
};
const listNames = Object.keys(names) as FilterList[];

const validators: Partial<Record<FilterList, (value: string) => boolean>> = {
  priorities: (value) => isPriority(value),
  due: isDueValue,
  assignees: (value) => value === noAssignee || value === ownAssignee || /^\d+$/.test(value),
};

/** Parses the filter of a URL; ignores unknown values. */
export function filterFrom(search: URLSearchParams): TaskFilter {
  const lists = listsFrom(search, '');
  const not = Object.entries(listsFrom(search, '-')).filter(([, values]) => values.length > 0);
  const filter = { text: search.get('q') ?? '', mine: search.get('mine') === '1', ...lists };
  return not.length > 0 ? { ...filter, not: Object.fromEntries(not) } : filter;
}

function listsFrom(search: URLSearchParams, minus: '' | '-'): FilterLists {
  const valuesOf = (list: FilterList) => {
    const given = search.getAll(minus + names[list]).filter((value) => value !== '' && (validators[list]?.(value) ?? true));
    return [...new Set(given)];
  };
  return {
    due: valuesOf('due'),
    priorities: valuesOf('priorities'),
    statuses: valuesOf('statuses'),
    assignees: valuesOf('assignees'),
    departments: valuesOf('departments'),
  };
}

/** Returns the URL with this filter; every other parameter stays. */
export function withFilter(search: URLSearchParams, filter: TaskFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ['q', 'mine', ...Object.values(names)]) {
    next.delete(name);
    next.delete(`-${name}`);
  }
  if (filter.text !== '') next.set('q', filter.text);
  if (filter.mine) next.set('mine', '1');
  for (const { list, value, not } of conditionsOf(filter)) next.append(not ? `-${names[list]}` : names[list], value);
  return next;
}

/** Returns every single condition except the text and 'only mine'. */
export function conditionsOf(filter: TaskFilter): FilterCondition[] {
  return listNames.flatMap((list) => [
    ...filter[list].map((value) => ({ list, value })),
    ...(filter.not?.[list] ?? []).map((value) => ({ list, value, not: true })),
  ]);
}

export function isFiltering(filter: TaskFilter): boolean {
  return filterCount(filter) > 0;
}

/** Returns how many kinds of condition are set. */
export function filterCount(filter: TaskFilter): number {
  const set = new Set(conditionsOf(filter).map(({ list }) => list));
  return set.size + Number(filter.mine) + Number(filter.text.trim() !== '');
}

/** Adds or removes one value of a list. */
export function toggleValue(filter: TaskFilter, list: FilterList, value: string): TaskFilter {
  return { ...filter, [list]: toggled(filter[list], value) };
}

/** Returns the filter without a condition. */
export function withoutCondition(filter: TaskFilter, { list, value, not }: FilterCondition): TaskFilter {
  if (!not) return toggleValue(filter, list, value);
  const { not: lists = {}, ...rest } = filter;
  const left = Object.entries({ ...lists, [list]: toggled(lists[list] ?? [], value) }).filter(
    ([, values]) => values && values.length > 0,
  );
  return left.length > 0 ? { ...rest, not: Object.fromEntries(left) } : rest;
}

function toggled(values: readonly string[], value: string): string[] {
  const without = values.filter((each) => each !== value);
  return without.length < values.length ? without : [...values, value];
}
