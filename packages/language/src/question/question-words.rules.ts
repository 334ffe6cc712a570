// The form of a language's words for questions about tasks. Slots are those of `vocabulary.rules.ts`.
import type { Language } from '@app/contract/limits.ts';

/** What a phrase adds to a question. The order of phrases in a question does not matter. */
export type QuestionAction =
  // What is asked.
  | 'count'
  | 'mostLoaded'
  | 'leastLoaded'
  | 'busiestDepartment'
  | 'changes'
  | 'progress'
  | 'first'
  | 'oldest'
  /** What the person who asks should do first. */
  | 'firstMine'
  // What a period or a person refers to.
  | 'due'
  | 'created'
  | 'finished'
  | 'starts'
  | 'assigned'
  /** What somebody did: a period is when it was finished. */
  | 'did'
  /** With `assigned`, what somebody worked on. */
  | 'was'
  /** What somebody worked on: a period is when it changed. */
  | 'workedOn'
  // States.
  | 'overdue'
  | 'open'
  | 'done'
  | 'notDone'
  | 'notStarted'
  | 'future'
  | 'noDueDate'
  | 'noAssignee'
  | 'stuck'
  | 'stuckFor'
  | 'openChecklist'
  | 'blocked'
  | 'blocking'
  | 'waiting'
  /** What was written in comments. */
  | 'said'
  // People, places, priorities.
  | 'mine'
  | 'everywhere'
  | 'here'
  | 'department'
  | 'column'
  | 'priority'
  | 'highPriority'
  // Periods.
  | 'yesterday'
  | 'sinceYesterday'
  | 'dayBeforeYesterday'
  | 'thisWeek'
  | 'nextWeek'
  | 'lastWeek'
  | 'thisMonth'
  | 'nextMonth'
  | 'lastMonth'
  | 'thisYear'
  | 'weekend'
  | 'lastDays'
  | 'nextDays'
  | 'inMonth'
  | 'on'
  | 'since'
  | 'until'
  | 'before'
  | 'after'
  | 'between'
  // The rest of the text is what the tasks contain.
  | 'about'
  /** Words without a meaning of their own, which look like something else. */
  | 'fill'
  /** Says that tasks are meant. */
  | 'tasks';

export interface QuestionWords {
  language: Language;
  phrases: Readonly<Partial<Record<QuestionAction, readonly string[]>>>;
  /** Single words without a meaning of their own, separated by spaces. A negation is none of them. */
  fill: string;
}
