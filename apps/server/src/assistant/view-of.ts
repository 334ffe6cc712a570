// The view of a board that shows exactly the tasks of an answer.

import type { FilterFields } from '@app/contract/assistant/proposals.contract.ts';
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { doneStatus, firstStatus, thresholds } from '@app/contract/limits.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';

interface View {
  question: TaskQuestion;
  actorId: number;
  today: string;
  /** The names of all columns that the person sees. */
  columns: readonly string[];
}

/** Returns the filter; undefined if no filter says the same. */
export function filterOf({ question, actorId, today, columns }: View): FilterFields | undefined {
  const { kind, state, overdue, due, created, finished, changed, starts, stuckSince } = question;
  const isList = ['list', 'count', 'oldest', 'first', 'progress'].includes(kind);
  const { byCreator, openChecklist, waiting, blocked, blocking, words } = question;
  if (
    !isList ||
    created ||
    finished ||
    changed ||
    starts ||
    stuckSince ||
    byCreator ||
    openChecklist ||
    waiting ||
    blocked ||
    blocking ||
    words !== null
  )
    return undefined;
  const dueFilter = dueOf(question, today);
  if (dueFilter === undefined) return undefined;
  const saysOpen = overdue || due !== null || question.future;
  return {
    text: '',
    mine: question.mine,
    assignees: [...question.people.map(({ id }) => String(id)), ...(question.nobody ? ['none'] : [])].filter(
      (id) => id !== String(actorId) || !question.mine,
    ),
    priorities: [...question.priorities],
    departments: [...question.departments],
    statuses: statusesOf(question, saysOpen ? 'any' : state, columns),
    due: dueFilter,
  };
}

function dueOf({ overdue, due, noDueDate, future }: TaskQuestion, today: string): FilterFields['due'] | undefined {
  const kinds: FilterFields['due'] = [];
  if (overdue) kinds.push('overdue');
  if (due?.from === today && due.to === today) kinds.push('today');
  else if (due?.from === addDays(today, 1) && due.to === addDays(today, thresholds.upcomingDays)) kinds.push('upcoming');
  else if (due?.from === today && due.to === addDays(today, thresholds.upcomingDays)) kinds.push('today', 'upcoming');
  else if (due) return undefined;
  // Values of one kind add up in a view, so two conditions on the date need more than one filter.
  if (noDueDate || future) {
    if (kinds.length > 0 || (noDueDate && future)) return undefined;
    kinds.push(noDueDate ? 'none' : 'future');
  }
  return kinds;
}

function statusesOf({ columns: named, notStarted }: TaskQuestion, state: string, columns: readonly string[]): string[] {
  if (notStarted) return named.length === 0 ? [firstStatus] : named.filter((name) => name === firstStatus);
  if (named.length > 0) return [...named];
  if (state === 'done') return [doneStatus];
  return state === 'open' ? columns.filter((name) => name !== doneStatus) : [];
}
