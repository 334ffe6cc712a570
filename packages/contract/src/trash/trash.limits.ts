// Bounds of the trash. The first screens of the web do not load them.

export const trashLimits = {
  /** Tasks of a page. */
  page: 50,
  /** Characters of the place of a page, and of a search. */
  place: 60,
  search: 200,
} as const;
