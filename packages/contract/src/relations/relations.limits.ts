// Bounds of relations between tasks. The first screens of the web do not load them.

export const relationLimits = {
  /** Relations of one task, also those to tasks that the reader does not see. */
  perTask: 50,
  /** Levels of a task with its sub-tasks and theirs, itself included. */
  levels: 5,
  /** New relations of one task that a tool proposes at once. */
  proposed: 20,
  /** Relations that a board's marks are computed from. */
  marks: 5_000,
} as const;
