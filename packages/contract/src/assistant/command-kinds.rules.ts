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
  'noStart',
  'replan',
  'priority',
  'rename',
  'comment',
  'checklist',
  'tick',
  'untick',
  'describe',
  'department',
  'repeat',
  'noRepeat',
  'template',
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

/** What a sentence can ask for, and nothing does: a reminder at a time. */
export const refusedCommands = ['remind'] as const;
export type CommandKind = (typeof commandKinds | typeof relationCommands | typeof refusedCommands)[number];
