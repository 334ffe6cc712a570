// Texts of the trash of a board.

import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const trashText = {
  title: 'Trash',
  text: 'Deleted tasks can be restored for a time, with their comments, files and checklist.',
  failed: 'The trash could not be loaded.',
  search: 'Search the trash',
  found: (count: number) => plural(count, '1 deleted task', `${number(count)} deleted tasks`),
  empty: {
    title: 'The trash is empty',
    text: 'A deleted task stays here for a time. Whoever sees it can bring it back.',
  },
  nothingFound: { title: 'No deleted task matches', text: 'Only titles are searched.' },
  list: 'Deleted tasks',
  deletedBy: (name: string) => `Deleted by ${name}`,
  deleted: 'Deleted',
  left: (days: number) => (days < 1 ? 'Less than a day left' : plural(days, '1 day left', `${days} days left`)),
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all that are loaded',
  selected: (count: number) => `${number(count)} selected`,
  restore: 'Restore',
  restoreOne: (title: string) => `Restore ${title}`,
  purge: 'Delete for good',
  purgeOne: (title: string) => `Delete ${title} for good`,
  purgeQuestion: (count: number) => plural(count, 'Delete this task for good?', `Delete these ${number(count)} tasks for good?`),
  purgeWarning: 'Comments, files and history are deleted too. Nobody can bring them back.',
  restored: (count: number) => plural(count, 'Task restored', `${number(count)} tasks restored`),
  restoredText: 'Back in the column, with everything that belongs to it.',
  restoreFailed: 'Nothing was restored',
  purged: (count: number) => plural(count, 'Deleted for good', `${number(count)} tasks deleted for good`),
  purgeFailed: 'Nothing was deleted for good',
  mayNotPurge: 'Only those who manage the board can delete its tasks for good.',
};
