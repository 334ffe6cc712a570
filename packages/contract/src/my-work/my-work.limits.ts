// Bounds of My work. The first screens of the web do not load them.

export const myWorkLimits = {
  /** Tasks in a section before it is scrolled, and on each further page. */
  page: 50,
  /** Tasks that one person has chosen for today at the same time. */
  chosen: 200,
  /** Checklist items that are listed, the earliest first. */
  items: 200,
  /** Unanswered mentions from this many days count, at most so many of the newest. */
  mentionDays: 30,
  mentions: 200,
  /** Characters of the place of a page. */
  place: 120,
} as const;
