// Bounds of the history. The first screens of the web do not load them.

export const historyLimits = {
  /** Entries of a page. */
  page: 30,
  /** Changes that one entry stores; it counts further ones. */
  changes: 20,
  /** Characters of a stored value, and of the part of a description around its change. */
  value: 200,
  excerpt: 400,
  /** Characters on each side of a change of a description that are stored with it. */
  around: 40,
  /** Entries and bytes that a task keeps, and the pause (milliseconds) that ends a run of changes by one person. */
  kept: { entries: 1_000, bytes: 500_000 },
  run: 600_000,
  /** The activity of a board goes back this many days. */
  days: 30,
  /** Characters of the place of a page. */
  place: 60,
} as const;
