// The filter of a board that says what a question asks for. Where no value is as narrow as a period, it shows more, and says so.

import type { FilterFields } from '@app/contract/assistant/proposals.contract.ts';
import type { Period, TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { limits, thresholds } from '@app/contract/limits.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { filterOf } from '#assistant/view-of.ts';

export interface ReadFilter {
  filter: FilterFields;
  wider: boolean;
  /** Names of columns that the board does not have. */
  missing: string[];
}

interface Board {
  actorId: number;
  today: string;
  /** The names of the columns that can be filtered. */
  columns: readonly string[];
  /** The text says which states are meant; otherwise every state is. */
  saysState: boolean;
}

/** Returns the filter; undefined if no filter says anything like it. */
export function filterOfQuestion(question: TaskQuestion, { actorId, today, columns, saysState }: Board): ReadFilter | undefined {
  if (question.everywhere) return undefined;
  const due = question.due && wideDue(question.due, today);
  if (due === undefined) return undefined;
  const state = question.state === 'open' && !saysState ? 'any' : question.state;
  const dueQuestion = { ...question, state, due: due ? due.period : null, words: null };
  const found = filterOf({ question: dueQuestion, actorId, today, columns });
  if (!found) return undefined;
  const columnNamed = (name: string) => columns.find((column) => columnKey(column) === columnKey(name));
  const filter: FilterFields = {
    ...found,
    text: (question.words ?? '').slice(0, limits.search.query),
    statuses: found.statuses.flatMap((name) => columnNamed(name) ?? []),
    due: due?.late && !found.due.includes('overdue') ? ['overdue', ...found.due] : found.due,
  };
  return { filter, wider: due?.wider ?? false, missing: found.statuses.filter((name) => columnNamed(name) === undefined) };
}

interface WideDue {
  /** A period for which there are values. */
  period: Period;
  /** Whether days before today are meant, too. */
  late: boolean;
  wider: boolean;
}

/** Returns the narrowest values that contain a period; undefined if there are none. */
function wideDue({ from, to }: Period, today: string): WideDue | undefined {
  const last = addDays(today, thresholds.upcomingDays);
  if (from === null || to === null || to < today || to > last) return undefined;
  const begin = from > today ? addDays(today, 1) : today;
  const end = to === today ? today : last;
  return { period: { from: begin, to: end }, late: from < today, wider: from !== begin || to !== end };
}

/** Whether a filter has no condition. */
export function isEmptyFilter({ text, mine, ...lists }: FilterFields): boolean {
  return text === '' && !mine && Object.values(lists).every((values) => values.length === 0);
}
