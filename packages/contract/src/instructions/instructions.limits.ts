// The length of standing instructions: a module of its own, because the web's first screens load `limits.ts`.

export const instructionLimits = {
  /** Characters of a person's instructions, and of a board's. */
  text: 1_000,
} as const;
