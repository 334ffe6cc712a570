// Makes one question of the parts that were found in a text: decides what a period and a person refer to.

import type { Period, QuestionKind, TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { assistantLimits, type Priority, type Weekday } from '@app/contract/limits.ts';
import { addDays } from '@app/contract/tasks/due-choices.rules.ts';
import { type FoundPeriod, periodOf } from '#question/periods.rules.ts';
import type { QuestionAction } from '#question/question-words.rules.ts';

export interface FoundParts {
  actions: Set<QuestionAction>;
  periods: FoundPeriod[];
  people: { id: number; name: string }[];
  departments: string[];
  columns: string[];
  priorities: Priority[];
  stuckSince: string | null;
  words: string | null;
}

/** A question that says nothing. */
export function nothingFound(): FoundParts {
  return {
    actions: new Set(),
    periods: [],
    people: [],
    departments: [],
    columns: [],
    priorities: [],
    stuckSince: null,
    words: null,
  };
}

/** What a period refers to. */
type Reference = 'due' | 'created' | 'finished' | 'changed' | 'starts' | 'stuck';

const kinds = ['mostLoaded', 'leastLoaded', 'busiestDepartment', 'progress', 'first', 'oldest', 'changes', 'count'] as const;

/** What says itself what a period refers to. */
const datedActions: readonly QuestionAction[] = ['due', 'overdue', 'created', 'finished', 'done', 'starts', 'changes'];

/** Returns the question; undefined if its parts contradict each other or a date does not exist. */
export function questionOf(found: FoundParts, today: string, firstDay: Weekday = 1): TaskQuestion | undefined {
  const { actions, people, departments, columns, priorities } = found;
  const has = (action: QuestionAction) => actions.has(action);
  const kind: QuestionKind = kinds.find((each) => has(each)) ?? (has('firstMine') ? 'first' : 'list');
  // Since when something blocks a task is not known, only since when it has not changed.
  const isStuck =
    has('stuck') || found.stuckSince !== null || (has('blocked') && found.periods.some(({ action }) => action === 'since'));
  const did = pastOf(has, found.periods.length > 0);
  const reference = did ?? referenceOf(has, isStuck, kind);
  const isPast = ['created', 'finished', 'changed', 'stuck'].includes(reference);
  const periods = found.periods.map((period) => periodOf(period, { today, firstDay, isPast }));
  if (periods.some((period) => period === undefined)) return undefined;
  const period = joined(periods.filter((each) => each !== undefined));
  if (period === 'contradiction') return undefined;
  const at = (name: Reference) => (reference === name ? period : null);
  const asksDue = has('due') && period === null && !has('noDueDate') && !has('overdue');
  const isDone =
    has('done') || (has('finished') && !has('created') && !has('changes')) || (did === 'finished' && kind === 'list');
  if (isDone && (has('notDone') || has('open'))) return undefined;
  return {
    kind,
    state: stateOf(has, isDone, columns, kind, reference),
    overdue: has('overdue') || asksDue,
    due: asksDue ? { from: today, to: today } : at('due'),
    created: at('created'),
    finished: at('finished'),
    changed: reference === 'changed' ? (period ?? { from: today, to: today }) : null,
    starts: at('starts'),
    mine: has('mine') || has('waiting') || has('firstMine'),
    people: [...new Map(people.map((person) => [person.id, person])).values()],
    byCreator: has('created') && (has('mine') || people.length > 0) && !has('assigned'),
    nobody: has('noAssignee'),
    departments: [...new Set(departments)],
    columns: [...new Set(columns)],
    priorities: [...new Set(priorities)],
    noDueDate: has('noDueDate'),
    notStarted: has('notStarted'),
    future: has('future') || (has('starts') && period === null),
    openChecklist: has('openChecklist'),
    waiting: has('waiting'),
    blocked: has('blocked'),
    blocking: has('blocking'),
    stuckSince: isStuck ? (found.stuckSince ?? period?.from ?? addDays(today, -assistantLimits.stuckDays)) : null,
    words: found.words,
    everywhere: has('everywhere'),
  };
}

/** 'What did Ana do yesterday' asks what she finished, 'what did Ana work on yesterday' what changed. */
function pastOf(has: (action: QuestionAction) => boolean, hasPeriod: boolean): 'finished' | 'changed' | undefined {
  if (datedActions.some(has) || has('stuck') || has('stuckFor')) return undefined;
  if (has('workedOn') || ((has('did') || has('was')) && has('assigned'))) return hasPeriod ? 'changed' : undefined;
  return has('did') ? 'finished' : undefined;
}

function referenceOf(has: (action: QuestionAction) => boolean, isStuck: boolean, kind: QuestionKind): Reference {
  if (isStuck) return 'stuck';
  if (kind === 'changes') return 'changed';
  if (has('created')) return 'created';
  if (has('finished') || has('done')) return 'finished';
  if (has('starts')) return 'starts';
  return 'due';
}

function stateOf(
  has: (action: QuestionAction) => boolean,
  isDone: boolean,
  columns: readonly string[],
  kind: QuestionKind,
  reference: Reference,
): TaskQuestion['state'] {
  if (has('open') || has('notDone') || has('overdue')) return 'open';
  if (isDone) return 'done';
  return columns.length > 0 || kind === 'progress' || reference === 'changed' || reference === 'created' ? 'any' : 'open';
}

/** Several periods, 'this week until Thursday', are their common days. */
function joined(periods: readonly Period[]): Period | null | 'contradiction' {
  if (periods.length === 0) return null;
  const from = periods.map((period) => period.from).reduce((a, b) => (a === null || (b !== null && b > a) ? b : a));
  const to = periods.map((period) => period.to).reduce((a, b) => (a === null || (b !== null && b < a) ? b : a));
  return from !== null && to !== null && from > to ? 'contradiction' : { from, to };
}
