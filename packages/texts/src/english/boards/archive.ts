// Texts of the archive of a board.

import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const archiveText = {
  title: 'Archive',
  text: 'Done tasks that were put away. Boards and lists leave them out; the search still finds them.',
  failed: 'The archive could not be loaded.',
  search: 'Search the archive',
  found: (count: number) => plural(count, '1 archived task', `${number(count)} archived tasks`),
  empty: {
    title: 'Nothing is archived yet',
    text: 'Archive a done task from its menu, or choose in the menu of the column Done after how many days tasks are archived automatically.',
  },
  nothingFound: { title: 'No archived task matches', text: 'Only titles are searched.' },
  list: 'Archived tasks',
  archivedBy: (name: string) => `Archived by ${name}`,
  archivedItself: 'Archived automatically',
  done: 'Done',
  restore: 'Restore to the board',
  restoreOne: (title: string) => `Restore ${title} to the board`,
  restored: (count: number) => plural(count, 'Task restored', `${number(count)} tasks restored`),
  restoredText: 'Back in the column Done.',
  restoreFailed: 'Nothing was restored',
  act: 'Archive',
  actAll: (count: number) => plural(count, 'Archive 1 done task', `Archive ${number(count)} done tasks`),
  /** Where a filter hides others. */
  actShown: (count: number) =>
    plural(count, 'Archive 1 done task that is shown', `Archive ${number(count)} done tasks that are shown`),
  actDone: (count: number) => plural(count, 'Task archived', `${number(count)} tasks archived`),
  /** Of an open task. */
  isArchived: 'Archived',
  isArchivedText: 'It is on no board and in no list.',
  notDone: 'Only a done task can be archived.',
  onlyDone: 'Only the column Done archives its tasks.',
  after: 'Archive automatically',
  never: 'Never',
  days: (count: number) => `${number(count)} days after being done`,
};
