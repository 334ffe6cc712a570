// Tells administrators that the server has stopped a webhook.
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { warnAdministrators } from '#notifications/warn-administrators.ts';
import { hasUnreportedStops, takeUnreportedStops } from '#webhooks/webhook-queue.sql.ts';

/** Warns all administrators of the stops that nobody was notified of yet: once, whichever process finds them. */
export async function warnOfStops(db: Db): Promise<void> {
  if (!(await hasUnreportedStops(db))) return;
  await transaction(db, async (tx) => {
    const stops = await takeUnreportedStops(tx);
    for (const { name: webhook, reason } of stops) await warnAdministrators(tx, 'webhook_stopped', { webhook, reason });
  });
}
