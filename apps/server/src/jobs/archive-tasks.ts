// The job that archives tasks that have been done for as long as their board has chosen.
import { archiving } from '@app/contract/archive/archive.limits.ts';
import { archiveDueTasks } from '#archive/archive.sql.ts';
import type { Db } from '#db/connect.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';

/** Archives what is due, at once and then on every check, each batch in a transaction of its own. */
export function startArchiving({ db, every = archiving.checkInterval, ...clock }: Clock & { db: Db }): Repeating {
  const failed = (error: unknown) => clock.log.warn({ err: error }, 'done tasks were not archived');
  return startRepeating(
    async ({ now, signal }) => {
      for (;;) {
        const count = await inTransaction(db, undefined, (tx) => archiveDueTasks(tx, now));
        if (count < archiving.batch || signal.aborted) return;
      }
    },
    { ...clock, every },
    failed,
  );
}
