// The numbers of scheduled questions: a module of their own, because the web's first screens load `limits.ts`.

export const scheduledLimits = {
  /** Questions that one person has asked again and again. */
  perPerson: 20,
  /** Characters of a question. */
  text: 300,
  /** The hour that is offered first. */
  hour: 8,
  /** Tasks that a mail lists. */
  tasks: 10,
} as const;
