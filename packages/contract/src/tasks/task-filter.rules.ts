// The filter of tasks: which conditions it has, and which cards match. Every view and `company/company-filter.sql.ts` share it.
import { memoizedDepartmentKey } from '#departments/departments.rules.ts';
import { isAssigned, isUnassigned } from '#tasks/assignees.rules.ts';
import { dueSpan, isDueRange } from '#tasks/due-range.rules.ts';
import type { TaskCard } from '#tasks/tasks.contract.ts';
import { isDueToday, isFuture, isOverdue, isUpcoming } from '#tasks/tasks.rules.ts';

export const dueFilters = ['overdue', 'today', 'upcoming', 'future', 'none'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** The assignee value for unassigned tasks, and the one for whoever looks. */
export const noAssignee = 'none';
export const ownAssignee = 'me';

/** The conditions with several values, any of which matches. */
export interface FilterLists {
  /** Ids of people as text, who have the task in any role, `noAssignee` and `ownAssignee`. */
  assignees: readonly string[];
  priorities: readonly string[];
  departments: readonly string[];
  statuses: readonly string[];
  /** `dueFilters` and ranges (`isDueRange`). */
  due: readonly string[];
}

/** Values that a task must not have; lists may be absent. */
export type FilterExclusions = { [List in keyof FilterLists]?: FilterLists[List] | undefined };

export interface TaskFilter extends FilterLists {
  /** Words and "phrases", all of which must occur; with a minus they must not (`filterTerms`). */
  text: string;
  mine: boolean;
  not?: FilterExclusions | undefined;
}

export const noFilter: TaskFilter = {
  text: '',
  mine: false,
  assignees: [],
  priorities: [],
  departments: [],
  statuses: [],
  due: [],
};

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

/** Whether a value of `due` is known. */
export function isDueValue(value: string): boolean {
  return Object.hasOwn(dueTests, value) || isDueRange(value);
}

/** Returns the predicate of a filter for cards; undefined if it is empty. */
export function filterTest(filter: TaskFilter, { userId, today }: Viewer): Test | undefined {
  const keyOf = memoizedDepartmentKey();
  const tests = listTests(filter);
  for (const test of listTests(filter.not ?? {})) tests.push((card) => !test(card));
  const terms = filterTerms(filter.text);
  if (filter.mine) tests.push((card) => isAssigned(card, userId));
  if (terms.length > 0) {
    tests.push((card) => {
      const text = plainOf(card);
      return terms.every(({ term, not }) => text.includes(term) !== not);
    });
  }
  return tests.length === 0 ? undefined : (card) => tests.every((test) => test(card));

  /** One predicate for each list that has values: whether a card has one of them. */
  function listTests({ due = [], priorities = [], statuses = [], assignees = [], departments = [] }: FilterExclusions): Test[] {
    const keys = new Set(departments.map(keyOf));
    const dueOf = due.map((value) => dueTest(value, today));
    const any: Test[] = [];
    if (due.length > 0) any.push((card) => dueOf.some((test) => test(card)));
    if (priorities.length > 0) any.push((card) => priorities.includes(card.priority));
    if (statuses.length > 0) any.push((card) => statuses.includes(card.status));
    if (assignees.length > 0) any.push((card) => assignees.some((id) => isFor(card, id, userId)));
    if (keys.size > 0) any.push((card) => [card.department, ...card.departments].some((name) => keys.has(keyOf(name))));
    return any;
  }
}

function dueTest(value: string, today: string): Test {
  if (Object.hasOwn(dueTests, value)) return (card) => dueTests[value as DueFilter](card, today);
  const span = dueSpan(value, today);
  if (!span) return () => false;
  const { from = '', to = '9999-12-31' } = span;
  return ({ dueDate }) => dueDate !== null && dueDate >= from && dueDate <= to;
}

function isFor(card: TaskCard, id: string, userId: number): boolean {
  return id === noAssignee ? isUnassigned(card) : isAssigned(card, id === ownAssignee ? userId : Number(id));
}

const plainTexts = new WeakMap<TaskCard, string>();

/** Returns the searchable text of a card. Cached by card object, because every keystroke asks all cards. */
function plainOf(card: TaskCard): string {
  const cached = plainTexts.get(card);
  if (cached !== undefined) return cached;
  const text = filterText(`${card.title} ${card.description ?? ''}`);
  plainTexts.set(card, text);
  return text;
}

/** Returns the words of a search. All of them must match. */
export function filterWords(text: string): string[] {
  return filterText(text).split(/\s+/).filter(Boolean);
}

/** Returns the terms of the filter's text: words and "phrases", with `not` those that a minus excludes. */
export function filterTerms(text: string): { term: string; not: boolean }[] {
  const found = [...filterText(text).matchAll(/(-?)(?:"((?:\\.|[^"\\])*)(?:"|\\?$)|(\S+))/gs)];
  return found.flatMap(([, minus, phrase, word]) => {
    const term = word ?? phrase?.replace(/\\(.)/gs, '$1').trim() ?? '';
    return term === '' ? [] : [{ term, not: minus === '-' }];
  });
}

const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ς: 'σ' };

/** Returns the text in lower case without accents, so that 'cafe' finds 'Café'. The database has the same in `filter_text`. */
export function filterText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðıς]/g, (letter) => letters[letter] ?? letter);
}
