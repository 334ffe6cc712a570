// The job that reads the mailbox. Any number of processes may run it: the database lets one of them read at a time.
import { randomUUID } from 'node:crypto';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { claimMailbox, storeReading } from '#incoming-mails/incoming-mails.sql.ts';
import { type Postponed, readMailbox } from '#incoming-mails/read-mailbox.ts';
import type { Receiver } from '#incoming-mails/receive-mail.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';

/** Reads the mailbox at once and then on every check. */
export function startMailbox(
  receiver: Receiver,
  imapUrl: string,
  { every = incomingMailLimits.mailbox.every, ...clock }: Clock,
): Repeating {
  const reader = randomUUID();
  const postponed: Postponed = new Map();
  const { db } = receiver;
  return startRepeating(
    async ({ signal }) => {
      if (!(await claimMailbox(db, reader))) return;
      const failure = await readMailbox({ receiver, imapUrl, postponed, signal });
      // The next check comes a little early or late; this process must not miss its turn because of that.
      await storeReading(db, reader, failure, every / 2);
    },
    { ...clock, every },
    (error) => clock.log.warn({ err: error }, 'the mailbox was not read'),
  );
}
