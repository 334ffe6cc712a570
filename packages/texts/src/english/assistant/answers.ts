// Texts of the assistant's answers and proposals. A separate catalogue, because only the server writes them.

import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const answersText = {
  found: (count: number) => plural(count, '1 task', `${number(count)} tasks`),
  none: 'No tasks',
  conditions: {
    open: 'open',
    done: 'done',
    overdue: 'overdue',
    overdueOrDue: (period: string) => `overdue or due ${period}`,
    due: (period: string) => `due ${period}`,
    created: (period: string) => `created ${period}`,
    finished: (period: string) => `finished ${period}`,
    changed: (period: string) => `changed ${period}`,
    starts: (period: string) => `starting ${period}`,
    mine: 'yours',
    byMe: 'created by you',
    people: (names: string) => `of ${names}`,
    byPeople: (names: string) => `created by ${names}`,
    nobody: 'not assigned',
    departments: (names: string) => `in ${names}`,
    columns: (names: string) => `in the column ${names}`,
    priorities: (names: string) => `priority ${names}`,
    noDueDate: 'without a due date',
    notStarted: 'not started',
    future: 'planned for later',
    openChecklist: 'with an open checklist',
    waiting: 'waiting for your review',
    blocked: 'blocked by an open task',
    blocking: 'blocking an open task',
    stuckSince: (date: string) => `without a change since ${date}`,
    words: (text: string) => `with “${text}”`,
    board: (name: string) => `on the board ${name}`,
  },
  period: {
    on: (date: string) => `on ${date}`,
    since: (date: string) => `since ${date}`,
    until: (date: string) => `by ${date}`,
    between: (from: string, to: string) => `from ${from} to ${to}`,
  },
  /** A number of tasks and the conditions that they meet. */
  said: (found: string, conditions: string) => `${found}: ${conditions}`,
  /** A task and what is known about it. */
  task: (title: string, facts: string) => `“${title}”: ${facts}`,
  mostLoaded: (name: string, count: number) => `${name} has the most: ${plural(count, '1 task', `${number(count)} tasks`)}`,
  leastLoaded: (name: string, count: number) => `${name} has the fewest: ${plural(count, '1 task', `${number(count)} tasks`)}`,
  busiestDepartment: (name: string, count: number) =>
    `${name} has the most: ${plural(count, '1 task', `${number(count)} tasks`)}`,
  progress: (percent: number, done: number, all: number) => `${percent} % done: ${number(done)} of ${number(all)} tasks`,
  first: (title: string, score: number) => `Start with “${title}”: ${score} of 100 points`,
  oldest: (title: string, date: string) => `The oldest is “${title}”, created on ${date}`,
  notUnderstood: 'I did not understand that.',
  notUnderstoodWords: (words: string) => `I did not understand “${words}”.`,
  help: 'I answer questions about your tasks. You can also say what to change, such as “move #12 to Review”, “assign it to Ana”, “postpone it by two days”, “comment on #12: done” or “create a task”. I change nothing before you confirm it.',
  helpExamples: [
    'What should I do first?',
    'What is overdue?',
    'What is blocked?',
    'Who has the most work?',
    'What did I finish last week?',
  ],
  thanks: 'You are welcome.',
  tooLong: (most: number) => `That is longer than ${number(most)} characters.`,
  checklistFull: 'The checklist is full.',
  whichPerson: (name: string) => `Several people are called ${name}. Whom do you mean?`,
  whichTask: (words: string) => `Several tasks fit “${words}”. Which one do you mean?`,
  whichIt: 'Which task do you mean? Name its title or its number, such as #12.',
  whichBoard: 'On which board?',
  noTask: (words: string) => `I found no task “${words}”.`,
  noColumn: (name: string) => `There is no column “${name}”.`,
  noPerson: (name: string) => `I found nobody called “${name}”.`,
  noBoard: 'You have no board on which tasks could be created.',
  tooMany: (most: number) => `That would be more than ${number(most)} changes. Please narrow it down.`,
  nothingToDo: 'Nothing needs to change.',
  // These are understood as sentences, too.
  replanMine: 'Re-plan my overdue tasks',
  replanAll: 'Re-plan all overdue tasks',
  replanTasks: (ids: string) => `Re-plan ${ids}`,
  replanThese: 'Re-plan these tasks',
  replanned: (count: number) =>
    plural(count, 'I would give this task a new date:', `I would give these ${number(count)} tasks a new date:`),
  replannedLeft: (count: number) =>
    plural(
      count,
      '1 overdue task is left out; re-plan again after these.',
      `${number(count)} overdue tasks are left out; re-plan again after these.`,
    ),
  replannedBecause: (act: string, days: number, score: number, most: number) =>
    `${act}: overdue for ${plural(days, '1 day', `${days} days`)}, score ${score}, at most ${plural(most, '1 task', `${number(most)} tasks`)} a day`,
  proposal: (count: number) => plural(count, 'I would make this change:', `I would make these ${number(count)} changes:`),
  examples: [
    'What is overdue?',
    'What is due today?',
    'What is due this week?',
    'What is due next week?',
    'Show my tasks',
    'Which of my tasks are overdue?',
    'What is waiting for me?',
    'Which tasks are unassigned?',
    'Which tasks have no due date?',
    'What is in progress?',
    'What is in review?',
    'Which tasks are urgent?',
    'Which P1 tasks are open?',
    'What is stuck?',
    'What is blocked?',
    'Which tasks are not started?',
    'What starts next week?',
    'What was created this week?',
    'What was finished last week?',
    'What changed today?',
    'What changed since yesterday?',
    'Who has the most work?',
    'Who has the fewest tasks?',
    'Which department has the most overdue tasks?',
    'How far are we?',
    'What should I do first?',
    'Which tasks are the oldest?',
    'tasks with unfinished checklists',
  ],
};

/** The shape of the texts in every language. */
export type AnswersText = Widened<typeof answersText>;
