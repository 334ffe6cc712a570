// Texts of the management of columns: their menu, their settings, a limit of work in progress, deletion.

import { limits } from '@app/contract/limits.ts';
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const columnsText = {
  managedByAdmins: 'Only those who manage the board can change columns.',
  nameIsKept: 'To Do, In Progress, Review and Done keep their names, because the product counts by them.',
  isKept: 'To Do, In Progress, Review and Done cannot be deleted, because the product counts by them.',
  limitInvalid: `Please enter a whole number from ${limits.columnLimit.min} to ${limits.columnLimit.max}, or leave it empty.`,
  targetUnknown: 'Please choose another column of this board for the tasks.',
  full: 'The column is full. Move a task out of it first, or ask who manages the board to raise its limit.',
  menu: (column: string) => `Column ${column}`,
  collapse: 'Collapse',
  expand: (column: string, count: number) => `Expand ${column}, ${number(count)} ${count === 1 ? 'task' : 'tasks'}`,
  edit: 'Edit column...',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  remove: 'Delete column...',
  editTitle: 'Edit column',
  save: 'Save',
  saving: 'Saving...',
  color: 'Color',
  colors: { none: 'None', gray: 'Gray', red: 'Red', orange: 'Orange', green: 'Green', blue: 'Blue', purple: 'Purple' },
  limit: 'Work-in-progress limit',
  limitHint: 'The most tasks that should be here at once. Empty means any number.',
  refuses: 'Refuse more tasks',
  refusesHint: 'A full column takes no further task. Without this, the column only shows that it is over its limit.',
  limitShown: (limit: number) => `max ${number(limit)}`,
  limitState: {
    room: (count: number, limit: number) => `${number(count)} of at most ${number(limit)} tasks`,
    full: (limit: number) => `Full: ${number(limit)} of at most ${number(limit)} tasks`,
    over: (count: number, limit: number) => `Over its limit: ${number(count)} of at most ${number(limit)} tasks`,
  },
  changed: { title: 'Column changed', text: (column: string) => `${column} is up to date for everybody on this board.` },
  moved: {
    title: 'Column moved',
    text: (column: string, place: number, of: number) => `${column} is now column ${place} of ${of}.`,
  },
  changeFailed: 'The column was not changed',
  removeTitle: (column: string) => `Delete the column ${column}?`,
  removeText: (count: number) =>
    count === 0
      ? 'It has no tasks on this board. Tasks in the trash move along.'
      : count === 1
        ? 'Its task moves to the column that you choose, and takes its status.'
        : `Its ${number(count)} tasks move to the column that you choose, and take its status.`,
  removeFinal: 'Tasks of other boards keep this status. A deleted column cannot be restored.',
  target: 'Move its tasks to',
  removeSubmit: 'Delete column',
  removing: 'Deleting...',
  removed: { title: 'Column deleted', text: (column: string, target: string) => `The tasks of ${column} are in ${target}.` },
  removeFailed: 'The column was not deleted',
  addColumn: 'Add column',
  addColumnTitle: 'Add a column',
  addColumnText: 'It is added at the end of the board. Its name is the status of the tasks in it.',
  columnName: 'Name of the column',
  addColumnSubmit: 'Add column',
  addingColumn: 'Adding...',
  columnAdded: { title: 'Column added', text: (name: string) => `${name} is at the end of the board.` },
  columnAddFailed: { title: 'Failed to add column', text: 'The column could not be added. Please try again.' },
  columnNotFound: 'Column not found',
  columnNameRequired: 'Please enter a name for the column.',
  columnNameTaken: 'A column of this name already exists on this board.',
  columnsFull: `A board has at most ${limits.columnsPerWorkspace} columns.`,
  columnsForAdmins: 'Only workspace administrators can add columns.',
};
