// The filter of tasks: which conditions it has, and which cards match. Every view and `company/company-filter.sql.ts` share it.
import { memoizedDepartmentKey } from '#departments/departments.rules.ts';
import type { TaskCard } from '#tasks/tasks.contract.ts';
import { isDueToday, isFuture, isOverdue, isUpcoming } from '#tasks/tasks.rules.ts';

export const dueFilters = ['overdue', 'today', 'upcoming', 'future', 'none'] as const;
export type DueFilter = (typeof dueFilters)[number];

/** The assignee value for unassigned tasks. */
export const noAssignee = 'none';

export interface TaskFilter {
  text: string;
  mine: boolean;
  /** Ids of people as text, and `noAssignee`. */
  assignees: readonly string[];
  priorities: readonly string[];
  departments: readonly string[];
  statuses: readonly string[];
  due: readonly DueFilter[];
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

/** Returns the predicate of a filter for cards; undefined if it is empty. */
export function filterTest(filter: TaskFilter, { userId, today }: Viewer): Test | undefined {
  const tests: Test[] = [];
  const words = filterWords(filter.text);
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
  return id === noAssignee ? card.assigneeId === null && card.assignees.length === 0 : has(card, Number(id));
}

const plainTexts = new WeakMap<TaskCard, string>();

/** Returns the searchable text of a card. Cached by card object, because every keystroke asks all cards. */
function plainOf(card: TaskCard): string {
  const known = plainTexts.get(card);
  if (known !== undefined) return known;
  const text = filterText(`${card.title} ${card.description ?? ''}`);
  plainTexts.set(card, text);
  return text;
}

/** Returns the terms of the filter's text. All of them must match. */
export function filterWords(text: string): string[] {
  return filterText(text).split(/\s+/).filter(Boolean);
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
