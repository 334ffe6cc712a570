// How long and how often is measured, and what is seeded.

/** The boards that are seeded: workspace n belongs to the nth department and has the columns 4n-3 to 4n. */
export const boards = {
  small: { workspaceId: 1, cards: 100 },
  usual: { workspaceId: 2, cards: 1_000 },
  large: { workspaceId: 3, cards: 5_000 },
} as const;

/** The boards whose first column alone is filled, for moves within it; writes that add cards go to the first of them. */
export const longColumns = {
  short: { workspaceId: 4, cards: 100 },
  long: { workspaceId: 5, cards: 5_000 },
} as const;

export const clients = 16;
export const rounds = 5;
export const seconds = { warm: 1, latency: 0.5, throughput: 1, steady: 4 } as const;

/** The requests per second at which polling is measured. */
export const pollingRate = 400;
export const coldStarts = 3;
export const restarts = 5;
export const navigations = 7;

/** Milliseconds without a change after which a page is taken as finished. */
export const quiet = 400;
export const viewport = { width: 1440, height: 900 } as const;
