// The job of reminders and digests: checks every few minutes whether they are due for anyone.
import { reminders } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';
import { sendReminders } from '#reminders/send-reminders.ts';

/** Writes the reminders that are due, at once and then on every check. */
export function startReminders({ db, every = reminders.checkInterval, ...clock }: Clock & { db: Db }): Repeating {
  const failed = (error: unknown) => clock.log.warn({ err: error }, 'reminders failed');
  return startRepeating(({ now, signal }) => sendReminders(db, now, signal), { ...clock, every }, failed);
}
