// The job of scheduled questions: checks every few minutes whether one is due.
import { reminders } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';
import { sendAnswers } from '#scheduled-questions/send-answers.ts';

/** Gives the answers that are due, at once and then on every check. */
export function startAnswering({ db, every = reminders.checkInterval, ...clock }: Clock & { db: Db }): Repeating {
  const failed = (error: unknown) => clock.log.warn({ err: error }, 'scheduled questions failed');
  return startRepeating(({ now, signal }) => sendAnswers(db, now, signal), { ...clock, every }, failed);
}
