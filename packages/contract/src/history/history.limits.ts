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
  /** The activity of a board goes back this many days. */
  days: 30,
  /** Characters of the place of a page. */
  place: 60,
} as const;
