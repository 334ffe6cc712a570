// The job of reminders, digests and scheduled questions: checks every few minutes whether they are due for anyone.
import { reminders } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';
import { sendReminders } from '#reminders/send-reminders.ts';
import { sendAnswers } from '#scheduled-questions/send-answers.ts';

/** Writes the reminders and gives the answers that are due, at once and then on every check. */
export function startReminders({ db, every = reminders.checkInterval, ...clock }: Clock & { db: Db }): Repeating {
  const failed = (error: unknown) => clock.log.warn({ err: error }, 'reminders failed');
  return startRepeating(
    async ({ now, signal }) => {
      await sendReminders(db, now, signal);
      await sendAnswers(db, now, signal);
    },
    { ...clock, every },
    failed,
  );
}
