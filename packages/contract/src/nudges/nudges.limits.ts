// The thresholds of nudges, each with its reason, and their bounds.

export const nudgeLimits = {
  /** What is shown at once, and what is sent: the first ones may stand on the screen already. */
  shown: 3,
  sent: 6,
  /** Of one kind: a third stuck task says nothing that two do not. */
  ofKind: 2,
  /** Tasks of a kind that are compared. More than a person can silence, so that silenced ones push nothing out. */
  candidates: 120,
  /** Resting tasks whose comments are looked up, the most urgent ones. */
  resting: 1_200,
  /** Single nudges that a person silences at the same time; the oldest end first. */
  silenced: 100,
  /** Characters of a cause, and of a reason in words. */
  cause: 100,
  text: 1_000,

  /** Without a history, a begun task rests for a working week before it is stuck: hints and summaries count the same. */
  restDays: 5,
  /**
   * What is usual on a board is how long the tasks that were done in the last 90 days rested at the longest after they were begun:
   * 85 of 100 rested no longer. With fewer than 12 of them, that would be the number of one or two tasks.
   */
  flowDays: 90,
  flowTasks: 60,
  flowLeast: 12,
  flowShare: 0.85,
  /** A fast board gets as long as a short holiday, and a slow one no longer than three weeks. */
  leastRest: 3,
  mostRest: 15,
  /** A task of low priority, or due later than in four weeks, rests twice as long before anybody minds. */
  patience: 2,
  farDays: 28,

  /** Somebody who has written a comment within two working days has dealt with it. */
  quietDays: 2,
  /** A blocker that nobody has matters while the blocked task is due within two weeks. */
  blockedDays: 14,

  /** A task without an owner, due within so many working days: for its creator and leads, who have time to choose, and for all others. */
  unownedLead: 3,
  unownedMember: 1,
  /** What was due longer ago is for cleaning up, and no news in the morning. */
  pastDays: 14,
  /** The load of people counts what is due until a week from today, and late work of two months. */
  loadDays: 7,
  loadPast: 60,
  /** Fewer tasks in a week are nobody's problem (`overloadedWeek` of hints), nor are a few more than the others have. */
  loadLeast: 5,
  loadMore: 3,
  loadTimes: 2,
  /** Others of the department, so that there is a usual load; and people who are compared. */
  loadOthers: 2,
  people: 300,
} as const;
