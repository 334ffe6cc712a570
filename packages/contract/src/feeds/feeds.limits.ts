// Numbers and choices of feeds.

export const feedKinds = ['calendar', 'notifications'] as const;
export type FeedKind = (typeof feedKinds)[number];

export const feedLimits = {
  perPerson: 20,
  /** Tasks in a calendar. */
  tasks: 2_000,
  /** A calendar holds due dates of so many days before and after today, and whatever is overdue. */
  days: { before: 90, after: 400 },
  /** Characters of a task's description in a calendar. */
  description: 1_000,
  notifications: 50,
  /** The last use is stored at most this often (milliseconds). */
  touch: 60_000,
  /** How often one address may be opened, in so many milliseconds. */
  opened: { attempts: 60, window: 300_000 },
  /** How often a calendar program should look again (seconds). */
  refresh: 3_600,
  /** When a calendar reminds of a task: so long after the beginning of the day (seconds). */
  reminder: 9 * 3_600,
} as const;
