// The parts of a question about tasks.
import type { Priority } from '#limits.ts';

/** Calendar dates, both included; null is without a bound. */
export interface Period {
  from: string | null;
  to: string | null;
}

export const questionKinds = [
  'list',
  'count',
  'mostLoaded',
  'leastLoaded',
  'busiestDepartment',
  'changes',
  'progress',
  'first',
  'oldest',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The conditions of a question; all of them hold. */
export interface TaskQuestion {
  kind: QuestionKind;
  state: 'open' | 'done' | 'any';
  overdue: boolean;
  /** With `overdue`, a task that is overdue or due in the period. */
  due: Period | null;
  created: Period | null;
  finished: Period | null;
  changed: Period | null;
  starts: Period | null;
  mine: boolean;
  /** Ids; a task belongs to one of them. */
  people: readonly { id: number; name: string }[];
  /** A task belongs to each of the people and departments instead. */
  together?: boolean | undefined;
  /** Whether the people, or the asking person, created the tasks instead of being assigned. */
  byCreator: boolean;
  nobody: boolean;
  departments: readonly string[];
  columns: readonly string[];
  priorities: readonly Priority[];
  noDueDate: boolean;
  notStarted: boolean;
  future: boolean;
  openChecklist: boolean;
  waiting: boolean;
  /** An open task blocks it. */
  blocked: boolean;
  /** It blocks an open task. */
  blocking: boolean;
  /** No change since before this date. */
  stuckSince: string | null;
  /** Words that the task contains. */
  words: string | null;
  everywhere: boolean;
}
