// The numbers of hints and summaries: a module of their own, because the web's first screens load `limits.ts`.

/** Bounds of hints. */
export const hintLimits = {
  /** Similar titles that are shown, how similar they are at least (0 to 1), and the candidates that are compared. */
  similar: 3,
  similarity: 0.6,
  candidates: 60,
  /** A title with fewer characters has no hints. */
  title: 4,
  /** Shorter words say nothing, except with figures. A title is looked up by `words` of them. */
  wordLength: 3,
  words: 6,
  /** A template is likely if earlier titles share this part of the words, and this many did. */
  commonWords: 0.5,
  templateUses: 2,
  templateTasks: 200,
  /** A task that was begun is stuck after this many days without a change. */
  stuckDays: 7,
  /** Somebody has much to do with this many open tasks, or this many that are overdue or due in this week. */
  overloadedOpen: 10,
  overloadedWeek: 5,
  /** Listed people who have much to do. */
  people: 200,
  /** The pause in the typing after which similar titles are looked up, and how long the load of people is kept (milliseconds). */
  pause: 600,
  loadLifetime: 300_000,
} as const;

/** Bounds of summaries. */
export const summaryLimits = {
  /** Listed tasks of a section, and listed changes of a board. */
  tasks: 5,
  changes: 20,
  /** Changed tasks are counted up to this number, among so many of the newest events. */
  changed: 99,
  events: 3_000,
  /** Looking again at a board after this time is a new visit; changes further back than `back` are not counted (milliseconds). */
  visitGap: 30 * 60_000,
  back: 30 * 86_400_000,
  /** Interval at which the web says that a board is still seen (milliseconds). */
  visitInterval: 5 * 60_000,
} as const;

/** Bounds of the trends on a dashboard. */
export const trendLimits = {
  /** Weeks of a chart: at least, and at most. */
  fewWeeks: 8,
  weeks: 26,
  /** People of the card on a dashboard, and listed people and departments, those with the most open tasks first. */
  shownPeople: 6,
  people: 12,
  departments: 30,
  /** Listed tasks behind a number at once, and how far one reads on. */
  tasks: 20,
  skipped: 10_000,
  /** How often an open dashboard counts again; after changes it waits until they have settled, and pauses (milliseconds). */
  interval: 60_000,
  settling: 1_000,
  pause: 5_000,
} as const;
