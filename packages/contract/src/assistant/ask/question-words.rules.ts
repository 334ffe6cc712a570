// The form of a language's words for questions about tasks. Slots are those of `vocabulary.rules.ts`.
import type { Language } from '#limits.ts';

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
  // What a period or a person refers to.
  | 'due'
  | 'created'
  | 'finished'
  | 'starts'
  | 'assigned'
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
  | 'waiting'
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
