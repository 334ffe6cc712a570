// Bounds of the answer to what should be done first.

export const todayLimits = {
  /** Tasks to do first, and as many behind them. */
  first: 3,
  /** Blocked tasks that are left out by name. */
  blocked: 3,
  /** Listed tasks that are late, due today, or wait for an act of the person. */
  listed: 5,
  /** People named for whom a task is blocked. */
  people: 3,
  /** A due date within these days is a reason. */
  soonDays: 2,
  /** The text of a reason and of what blocks a task, in characters. */
  text: 1_000,
} as const;
