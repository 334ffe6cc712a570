// The filter of tasks: its shape, its form in the URL, and matching. Board, list and company view share it.
import { isDueToday, isFuture, isOverdue, isPriority, isUpcoming, memoizedDepartmentKey, type TaskCard } from '@app/contract';

export const dueFilters = ['overdue', 'today', 'upcoming', 'future', 'none'] as const;
type DueFilter = (typeof dueFilters)[number];

/** The assignee value for unassigned tasks. */
export const nobody = 'none';

export interface TaskFilter {
  text: string;
  mine: boolean;
  /** Ids of people as text, and `nobody`. */
  assignees: readonly string[];
  priorities: readonly string[];
  departments: readonly string[];
  statuses: readonly string[];
  due: readonly DueFilter[];
}

/** The conditions with several values, any of which matches. */
export type FilterList = 'assignees' | 'priorities' | 'departments' | 'statuses' | 'due';

export const noFilter: TaskFilter = {
  text: '',
  mine: false,
  assignees: [],
  priorities: [],
  departments: [],
  statuses: [],
  due: [],
};

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
  assignees: (value) => value === nobody || /^\d+$/.test(value),
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

interface Viewer {
  userId: number;
  /** The calendar date in the viewer's zone. */
  today: string;
}

type Test = (card: TaskCard) => boolean;

const dueTests: Record<DueFilter, (card: TaskCard, today: string) => boolean> = {
  overdue: isOverdue,
  today: isDueToday,
  upcoming: isUpcoming,
  future: isFuture,
  none: (card) => card.dueDate === null,
};

/** Returns the predicate of a filter for cards; undefined if it is empty. */
export function filterTest(filter: TaskFilter, { userId, today }: Viewer): Test | undefined {
  const tests: Test[] = [];
  const words = plain(filter.text).split(/\s+/).filter(Boolean);
  const keyOf = memoizedDepartmentKey();
  const keys = new Set(filter.departments.map(keyOf));
  if (filter.mine) tests.push((card) => has(card, userId));
  if (filter.due.length > 0) tests.push((card) => filter.due.some((due) => dueTests[due](card, today)));
  if (filter.priorities.length > 0) tests.push((card) => filter.priorities.includes(card.priority));
  if (filter.statuses.length > 0) tests.push((card) => filter.statuses.includes(card.status));
  if (filter.assignees.length > 0) tests.push((card) => filter.assignees.some((id) => isFor(card, id)));
  if (keys.size > 0) tests.push((card) => [card.department, ...card.departments].some((name) => keys.has(keyOf(name))));
  if (words.length > 0) {
    tests.push((card) => {
      const text = plainOf(card);
      return words.every((word) => text.includes(word));
    });
  }
  return tests.length === 0 ? undefined : (card) => tests.every((test) => test(card));
}

function has(card: TaskCard, userId: number): boolean {
  return card.assigneeId === userId || card.assignees.includes(userId);
}

function isFor(card: TaskCard, id: string): boolean {
  return id === nobody ? card.assigneeId === null && card.assignees.length === 0 : has(card, Number(id));
}

const plainTexts = new WeakMap<TaskCard, string>();

/** Returns the searchable text of a card. Cached by card object, because every keystroke asks all cards. */
function plainOf(card: TaskCard): string {
  const known = plainTexts.get(card);
  if (known !== undefined) return known;
  const text = plain(`${card.title} ${card.description ?? ''}`);
  plainTexts.set(card, text);
  return text;
}

/** Lower case without accents, so that 'cafe' finds 'Café'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
