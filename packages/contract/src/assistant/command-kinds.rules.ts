// The changes that a sentence can ask the assistant for.

export const commandKinds = [
  'move',
  'begin',
  'review',
  'done',
  'reopen',
  'assign',
  'unassign',
  'due',
  'noDue',
  'start',
  'replan',
  'priority',
  'rename',
  'comment',
  'checklist',
  'tick',
  'delete',
  'duplicate',
  'archive',
  'watch',
  'unwatch',
  'create',
  'createLines',
] as const;

/** The commands about two tasks, which have no fields to edit. */
export const relationCommands = ['relate', 'unrelate'] as const;
export type CommandKind = (typeof commandKinds)[number] | (typeof relationCommands)[number];
