// Texts of My work.

import { myWorkLimits } from '@app/contract/my-work/my-work.limits.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const myWorkText = {
  title: 'My work',
  listLabel: 'My tasks by when they are due',
  sections: {
    overdue: 'Overdue',
    today: 'Today',
    waiting: 'Waiting for me',
    week: 'This week',
    later: 'Later',
    none: 'No date',
    done: 'Done today',
  },
  count: (count: number) => plural(count, '1 task', `${number(count)} tasks`),
  /** A hint while Today is empty. */
  emptyToday: 'Nothing yet. Drag a task here to make it due today, or use “Choose for today” in its menu.',
  /** The same where there are no keys. */
  emptyTodayTouch: 'Nothing yet. The menu of a task has “Choose for today”.',
  nothing: {
    title: 'Nothing is assigned to you',
    text: 'Your tasks from every board come together here: what is overdue, due today and this week, and what waits for you. Add one here, or assign yourself one on a board.',
  },
  nothingBoard: { title: 'You have nothing on this board', text: 'Choose another board, or all of them.' },
  board: 'Board',
  allBoards: 'All boards',
  items: 'My checklist items',
  itemCount: (count: number) => plural(count, '1 item', `${number(count)} items`),
  allItems: (count: number) => `Show all (${number(count)})`,
  fewerItems: 'Show fewer',
  itemsFailed: 'Your checklist items could not be loaded.',
  openItem: (item: string, task: string) => `Open ${item} in ${task}`,
  itemDone: (item: string) => `“${item}” is done`,
  choose: 'Choose for today',
  unchoose: 'Not today',
  chosen: 'Chosen for today',
  chosenAlready: (title: string) => `“${title}” is already chosen for today`,
  itemNotChosen: {
    title: 'Only tasks can be chosen for today',
    text: 'This is a checklist item: D gives it a date, Enter opens its task.',
  },
  chosenSince: (day: string) => `Chosen ${day}, still open`,
  chosenDone: (title: string) => `“${title}” is chosen for today`,
  unchosenDone: (title: string) => `“${title}” is no longer chosen for today`,
  chosenFull: `At most ${myWorkLimits.chosen} tasks can be chosen for today. Finish some, or remove some from today.`,
  markFailed: 'The choice could not be saved',
  finish: (title: string) => `Done: ${title}`,
  reopen: (title: string) => `Not done: ${title}`,
  markDone: 'Done',
  markNotDone: 'Not done',
  waiting: { mentioned: 'You were mentioned', review: 'In review' },
  answered: 'Needs no answer',
  answeredDone: (title: string) => `“${title}” no longer waits for your answer`,
  add: 'Add a task for me',
  addPlaceholder: 'What will you do? For example: call the bank tomorrow P1',
  addBoard: 'Board of the new task',
  addBoardChoose: 'Choose a board',
  addBoardMissing: 'Choose the board of the task.',
  addSubmit: 'Add',
  added: (title: string, board: string) => `“${title}” was added to ${board}`,
  loadFailed: 'Your tasks could not be loaded.',
  moreFailed: 'More tasks could not be loaded.',
  sinceYesterday: (count: number, most: boolean) =>
    most
      ? `More than ${number(count)} changes since yesterday`
      : plural(count, '1 change since yesterday', `${number(count)} changes since yesterday`),
  noChanges: 'No changes by others since yesterday.',
  changes: 'Changed by others since yesterday',
  changesFailed: 'The changes could not be loaded.',
};
