// The numbers of what a model suggests: a module of their own, because the web's first screens load `limits.ts`.

export const suggestionLimits = {
  /** Requests to the model for one suggestion, so that it may correct an answer of a wrong shape, and their time (milliseconds). */
  steps: 3,
  total: 50_000,
  outputTokens: 4_000,
  /** Characters of texts that are sent. */
  data: 60_000,
  /** Words for a filter, values of one of its lists, and parts that were not understood. */
  filter: { text: 300, values: 20, unknown: 10 },
  /** What a mail should say; the present text that goes with it; the paragraphs of a draft, and characters of one and of its button. */
  mail: { wish: 2_000, present: 20_000, paragraphs: 12, paragraph: 1_000, button: 60 },
  /** Checklist items for one task. */
  items: 20,
  /** Names in notes that are said to be unknown. */
  unknown: 10,
  /** A thread of fewer comments has no summary; of more than `comments` only the latest are read, and the first characters of each. */
  summarizedFrom: 9,
  comments: 100,
  comment: 1_000,
  /** Points of a summary, and characters of one. */
  points: 8,
  point: 400,
  /** A longer description, or one of more paragraphs, is not rewritten. */
  description: 8_000,
  paragraphs: 100,
} as const;

/** What a model does with a description. */
export const rewriteKinds = ['rewrite', 'shorten', 'translate'] as const;
export type RewriteKind = (typeof rewriteKinds)[number];
