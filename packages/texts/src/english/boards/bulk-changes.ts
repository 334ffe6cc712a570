// Texts of the selection of many tasks and of what is done with them.
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const bulkChangesText = {
  select: (title: string) => `Select ${title}`,
  selectAll: (name: string) => `Select all in ${name}`,
  selectEntry: 'Select',
  selected: (count: number) => (count === 1 ? '1 selected' : `${number(count)} selected`),
  bar: (count: number) => (count === 1 ? 'Actions for 1 selected task' : `Actions for ${number(count)} selected tasks`),
  atMost: (most: number) => `At most ${number(most)} tasks can be selected at once.`,
  people: 'People',
  peopleModes: { set: 'Set', add: 'Add', remove: 'Remove', replace: 'Replace' },
  setHint: 'Becomes the only assignee of all of them.',
  setTakes: (count: number) =>
    `Becomes the only assignee. Others are removed from ${number(count)} ${count === 1 ? 'task' : 'tasks'}.`,
  addHint: 'In addition to those who have them.',
  removeHint: 'The others stay.',
  replaceHint: 'Who is replaced, as the primary or an additional assignee?',
  replaceBy: (name: string, count: number) =>
    `Who takes over from ${name}? ${count === 1 ? '1 task' : `${number(count)} tasks`}; all others stay.`,
  replaceOther: 'Replace somebody else',
  replaced: (from: string, to: string) => `${to} instead of ${from}`,
  added: (name: string) => `Assignees: ${name} added`,
  hasTasks: (count: number) => (count === 1 ? '1 task' : `${number(count)} tasks`),
  notAssigned: 'The person to be replaced no longer has this task.',
  template: 'Checklist',
  remove: 'Delete',
  clear: 'Clear the selection',
  deleteAsk: (count: number) => (count === 1 ? 'Delete 1 task?' : `Delete ${number(count)} tasks?`),
  deleteText: 'They can be restored from the trash.',
  changed: (count: number) => (count === 1 ? '1 task changed' : `${number(count)} tasks changed`),
  deleted: (count: number) => (count === 1 ? '1 task deleted' : `${number(count)} tasks deleted`),
  undone: (count: number) => (count === 1 ? 'Undone for 1 task' : `Undone for ${number(count)} tasks`),
  nothing: 'Nothing changed',
  nothingText: 'The tasks are like this already.',
  failed: 'The tasks were not changed',
  needsServer: 'This needs a connection to the server. Nothing was changed.',
  removePerson: (name: string) => `Remove ${name}`,
  refused: (count: number, total: number) => `${number(count)} of ${number(total)} tasks were not changed`,
  refusedText: 'Everything else was done.',
  hidden: (id: number) => `Task #${id}`,
  keepSelected: 'Select only these',
  close: 'Close',
};
