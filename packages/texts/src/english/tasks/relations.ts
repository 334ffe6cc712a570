// Texts of relations between tasks.

import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { numberOf } from '#number.ts';
import { pluralOf } from '#plural.ts';

const number = numberOf('en');
const plural = pluralOf('en');

export const relationsText = {
  title: 'Relations',
  failed: 'The relations could not be loaded.',
  /** Before the other task, in lists and in the history. */
  kinds: {
    parent: 'Parent task',
    subtask: 'Sub-task',
    blockedBy: 'Blocked by',
    blocks: 'Blocks',
    relatesTo: 'Relates to',
    duplicates: 'Duplicates',
    duplicatedBy: 'Duplicated by',
  },
  subtasks: 'Sub-tasks',
  progress: (done: number, count: number) => `${number(done)} of ${number(count)} done`,
  add: 'Add relation',
  added: 'Relation added',
  addFailed: 'The relation could not be added',
  kind: 'What the other task is',
  find: 'Find the other task by title or number',
  noTask: 'No other task fits.',
  remove: (title: string) => `Remove the relation to ${title}`,
  removed: 'Relation removed',
  removeFailed: 'The relation could not be removed',
  addSubtask: 'Add sub-task',
  subtaskTitle: 'Title of the sub-task',
  addShort: 'Add',
  subtaskAdded: 'Sub-task added',
  subtaskFailed: 'The sub-task could not be added',
  blockedMark: (count: number) => plural(count, 'Blocked by 1 task', `Blocked by ${number(count)} tasks`),
  subtasksMark: (done: number, count: number) =>
    `${number(done)} of ${plural(count, '1 sub-task', `${number(count)} sub-tasks`)} done`,
  promote: 'Make it a sub-task',
  promoted: 'Now a sub-task',
  promoteFailed: 'The item could not become a sub-task',
  blocked: 'Blocked',
  doneBlocked: 'Done, although blocked by',
  /** Of tasks that somebody has just finished. */
  manyDoneBlocked: (count: number) =>
    plural(count, '1 task is done, although blocked', `${number(count)} tasks are done, although blocked`),
  hiddenBlocker: 'a task that you cannot see',
  blockedByList: (title: string, blockers: string) => `${title}: blocked by ${blockers}`,
  moreBlocked: (count: number) => plural(count, '1 more', `${number(count)} more`),
  /** For a task that the reader does not see. */
  otherTask: 'another task',
  self: 'A task cannot be related to itself.',
  refused: 'These two tasks cannot be related like this.',
  exists: 'The two tasks are related like this already.',
  circle: 'That would be a circle: the task would wait for itself or belong to itself.',
  hasParent: 'The task is already a sub-task of another one.',
  tooDeep: `Sub-tasks go at most ${relationLimits.levels} levels deep.`,
  full: `A task has at most ${relationLimits.perTask} relations.`,
  notFound: 'This relation no longer exists.',
  itemGone: 'This item is no longer on the checklist.',
};
