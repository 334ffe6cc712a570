// Durations, rounds and sizes of the benchmarks.

/** Seeded boards: workspace n belongs to the nth department and has the columns 4n-3 to 4n. */
export const boards = {
  small: { workspaceId: 1, cards: 200 },
  usual: { workspaceId: 2, cards: 1_000 },
  large: { workspaceId: 3, cards: 5_000 },
} as const;

/** Boards with cards in the first column only, for moves within it. Writes that add cards use the first board. */
export const longColumns = {
  short: { workspaceId: 4, cards: 100 },
  long: { workspaceId: 5, cards: 5_000 },
} as const;

export const clients = 16;
export const rounds = 5;
export const seconds = { warm: 1, latency: 0.5, throughput: 1, steady: 4 } as const;

/** Requests per second of the polling figure. */
export const pollingRate = 400;
/**
 * Live events: the streams of the two figures with their writes per second, the people who open them, seconds of writing, rounds,
 * and the bytes of one message of the product.
 */
export const streams = {
  few: { streams: 500, writes: 50 },
  many: { streams: 5_000, writes: 10 },
  people: 250,
  seconds: 5,
  rounds: 2,
  message: 900,
} as const;
export const coldStarts = 3;
export const restarts = 5;
export const navigations = 7;
/** Starts of a browser for its first navigation. */
export const browserStarts = 5;

/** A page counts as finished after this many milliseconds without a change. */
export const idleTime = 400;
export const viewport = { width: 1440, height: 900 } as const;

/** A slow phone: how many times slower its processor is, milliseconds there and back, bits per second, visits. */
export const slowPhone = { slower: 4, delay: 40, rate: 10_000_000, rounds: 5, viewport: { width: 390, height: 844 } } as const;
