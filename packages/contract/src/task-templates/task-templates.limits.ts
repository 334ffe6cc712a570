// Bounds of task templates. The first screens of the web do not load them.

export const taskTemplateLimits = {
  name: { min: 1, max: 80 },
  /** Templates of one board, and the bytes of their texts together. */
  perBoard: 50,
  totalBytes: 500_000,
  /** Days after the day of use. */
  days: 999,
} as const;
