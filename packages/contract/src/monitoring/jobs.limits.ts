/** The jobs that a server does by itself, as the metrics and the page of the server name them. */
export const jobNames = [
  'reminders',
  'scheduled_questions',
  'recurring',
  'archive',
  'imports',
  'backups',
  'directory',
  'mailbox',
  'audit',
  'cleanup',
] as const;
export type JobName = (typeof jobNames)[number];
