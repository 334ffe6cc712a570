// Bounds of handing tasks over.

export const handOverLimits = {
  /** Tasks of one act, and of one of its statements. */
  tasks: 5_000,
  batch: 500,
  /** Tasks that stay, of which an answer says why. */
  refusals: 200,
  /** Boards of one act. */
  boards: 500,
  /** Milliseconds in which an act can be taken back. */
  undo: 86_400_000,
} as const;
