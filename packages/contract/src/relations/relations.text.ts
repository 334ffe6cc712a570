// Texts of relations between tasks.
import { relationLimits } from '#relations/relations.limits.ts';

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
  /** For a task that the reader does not see. */
  otherTask: 'another task',
  self: 'A task cannot be related to itself.',
  exists: 'The two tasks are related like this already.',
  circle: 'That would go around in a circle: in the end the task would wait for itself or belong to itself.',
  hasParent: 'The task is already a sub-task of another one.',
  tooDeep: `Sub-tasks go at most ${relationLimits.levels} levels deep.`,
  full: `A task has at most ${relationLimits.perTask} relations.`,
  notFound: 'This relation no longer exists.',
  itemGone: 'This item is no longer on the checklist.',
};
