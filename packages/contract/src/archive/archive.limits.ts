// Bounds of the archive. The first screens of the web do not load them.

/** The days after being done among which a board chooses when its tasks are archived. */
export const archiveDays = [7, 14, 30, 90] as const;

export const archiveLimits = {
  /** Tasks of a page. */
  page: 50,
  /** Characters of the place of a page, and of a search. */
  place: 60,
  search: 200,
} as const;

/** The job that archives: how often it looks (milliseconds), and tasks in each transaction. */
export const archiving = { checkInterval: 3_600_000, batch: 200 } as const;
