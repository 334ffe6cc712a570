// Texts of answers to questions about one task, people, progress and the product. A separate catalogue, because only the server writes them.

import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');
const days = (count: number) => plural(count, '1 day', `${number(count)} days`);
const tasks = (count: number) => plural(count, '1 task', `${number(count)} tasks`);

export const questionsText = {
  quoted: (title: string) => `“${title}”`,
  /** Whether a task will be done in time. */
  verdict: {
    done: (title: string, date: string) => `“${title}” was done on ${date}`,
    late: (title: string, count: number) => `“${title}” is late by ${days(count)}`,
    risk: (title: string) => `“${title}” is at risk`,
    good: (title: string) => `“${title}” is on track`,
    noDate: (title: string) => `“${title}” has no due date, so I cannot say whether it is on track`,
  },
  dueToday: 'due today',
  dueIn: (count: number, date: string) => `due in ${days(count)} (${date})`,
  notBegun: 'not begun',
  stuck: (count: number) => `no change for ${days(count)}`,
  items: (done: number, all: number) => `${number(done)} of ${number(all)} checklist items done`,
  subtasks: (done: number, all: number) => `${number(done)} of ${number(all)} sub-tasks done`,
  blockedBy: (titles: string) => `blocked by ${titles}`,
  state: (about: string, done: number, open: number, late: number, stuck: number) =>
    `${about}: ${number(done)} done in the last four weeks, ${number(open)} open, ${number(late)} of them late and ${number(stuck)} without a change for a week.`,
  pace: (perWeek: number, weeks: number) =>
    `At this pace (${number(perWeek)} a week) the open ones take about ${plural(weeks, '1 week', `${number(weeks)} weeks`)}.`,
  noPace: 'Nothing was done in the last four weeks, so there is no forecast.',
  mine: 'Your tasks',
  allTasks: 'All boards',
  left: (title: string, parts: string) => `Left on “${title}”: ${parts}`,
  leftNothing: (title: string, column: string) =>
    `On “${title}” no checklist item, sub-task or blocker is open; it is in the column ${column}`,
  leftDone: (title: string) => `“${title}” is done; nothing is left`,
  more: (count: number) => `and ${number(count)} more`,
  nothingBlocks: (title: string) => `No open task blocks “${title}”`,
  waitsFor: (title: string, blockers: string) => `“${title}” waits for ${blockers}`,
  nothingBlocked: 'No open task is blocked by another one',
  waitFor: (title: string, titles: string) => `For “${title}” wait: ${titles}`,
  nothingWaits: (title: string) => `No open task waits for “${title}”`,
  assigned: (title: string, names: string) => `“${title}” is assigned to ${names}`,
  nobody: (title: string) => `“${title}” is assigned to nobody`,
  notAssigned: (title: string, name: string) => `${name} is not assigned to “${title}”`,
  due: (title: string, when: string) => `“${title}” is ${when}`,
  wasDue: (title: string, date: string, count: number) => `“${title}” was due on ${date}, ${days(count)} ago`,
  noDue: (title: string) => `“${title}” has no due date`,
  starts: (date: string) => `starts on ${date}`,
  created: (title: string, date: string, count: number) => `“${title}” was created on ${date}, ${days(count)} ago`,
  overdueBy: (count: number) => `overdue by ${days(count)}`,
  lastChange: (date: string) => `last changed on ${date}`,
  files: (title: string, names: string) => `Files on “${title}”: ${names}`,
  noFiles: (title: string) => `“${title}” has no files`,
  history: (title: string, changes: string) => `Last changes of “${title}”: ${changes}`,
  noHistory: (title: string, date: string) => `“${title}” has not changed since it was created on ${date}`,
  somebody: 'somebody',
  change: (date: string, who: string, what: string) => `${date} ${who} ${what}`,
  department: (title: string, names: string) => `“${title}” belongs to ${names}`,
  experts: (about: string, names: string) => `Who has worked on “${about}” most: ${names}`,
  expert: (name: string, count: number) => `${name} (${tasks(count)})`,
  noExperts: (about: string) => `I found nobody who has worked on tasks about “${about}”`,
  expertsOf: 'About what? Name a task or a word of its title.',
  load: (name: string, open: number, late: number, soon: number) =>
    `${name}: ${number(open)} open, ${number(late)} late, ${number(soon)} due this week`,
  overloaded: 'that is much',
  notOverloaded: 'that is not too much',
  side: (name: string, open: number, late: number, done: number) =>
    `${name}: ${number(open)} open, ${number(late)} late, ${number(done)} done in the last four weeks`,
  sidePeriod: (period: string, count: number) => `${period}: ${tasks(count)}`,
  ahead: (title: string) => `“${title}” comes first`,
  compareWhat: 'What should I compare? Name two people, departments, tasks or periods.',
  mentions: (count: number) => `You were mentioned on ${tasks(count)}`,
  noMentions: 'Nobody has mentioned you',
  noCommentsFound: 'I found no comments',
  canWait: (count: number) => plural(count, 'This task can wait best:', `These ${number(count)} tasks can wait best:`),
  cannotWait: 'Nothing of yours can wait: all of it is late, urgent, or others wait for it',
  whichTask: 'About which task? Name its title or its number, such as #12.',
  /** How the product is used. */
  howTo: {
    repeat: 'Open the task and choose “Repeat”: every day, week, month or by a rule of your own.',
    files: 'Open the task: its files are under “Files”. Drop a file there, paste a picture, or choose “Add files”.',
    undo: 'Ctrl+Z on the board takes back your last change. Deleted tasks are in the trash of the board, and the history of a task shows what was there before.',
    archive:
      'Done tasks can be archived in the menu of the card. They leave the board, are kept, and are found in the archive of the board. Deleted tasks go to the trash and are gone for good later.',
    delete:
      'Choose “Delete” in the menu of the card. The task waits in the trash of the board, from which it can be restored for a while.',
    assign: 'Open the task and choose the people. A task can have several of them, the first one is in charge.',
    checklist: 'Open the task and add items under “Checklist”, one by one or from a template.',
    reminder: 'You are reminded of tasks before they are due. In your settings, “Task Reminders” says when.',
    language: 'Choose the language in your settings.',
    filter: 'Choose “Filter” above the board, for example “Only mine”, priorities or due dates. You can save a filter as a view.',
    shortcuts: 'Press ? to see all keyboard shortcuts. On a board C creates a task, and / searches everywhere.',
    create: 'Choose “Add task” in a column, or press C on a board.',
    done: 'Drag the card to the last column, or choose this column in the task. To open the task again, move it back.',
    watch: 'Open the task and choose “Watching” under “Notifications”. You are told of comments, moves and new dates.',
    columns:
      'The columns are the steps of the work: To Do, In Progress, Review, where somebody checks the result, and Done. A board can have columns of its own.',
    relations:
      'Open the task and add a relation: it blocks another one, is blocked by it, is a sub-task, a duplicate or related.',
    comment: 'Open the task and write a comment. Type @ and a name to mention somebody.',
    notifications: 'In your settings you choose which notifications come, and which of them by mail.',
    search: 'Press / or choose the search at the top. It finds titles, descriptions and comments.',
    views: 'Above the board you choose between board, list, calendar and timeline. The theme is in your settings.',
    people:
      'Administrators add people in the Admin Panel, under Users. Who may change the members of a board invites them on Members.',
    export: 'The dots of a board have Export: a CSV file opens in Excel.',
  },
  openPlace: {
    settings: 'Open the settings',
    archive: 'Open the archive',
    trash: 'Open the trash',
    board: 'Open the board',
    members: 'Open the members',
  },
};

/** The shape of the texts in every language. */
export type QuestionsText = Widened<typeof questionsText>;
