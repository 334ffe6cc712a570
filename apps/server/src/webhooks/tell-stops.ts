// Tells administrators that the server has stopped a webhook.
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { insertNotifications } from '#notifications/notifications.sql.ts';
import { administratorIds, hasUntoldStops, takeUntoldStops } from '#webhooks/webhook-queue.sql.ts';

/** Notifies all administrators of the stops that nobody was told of yet: once, whichever process finds them. */
export async function tellStops(db: Db): Promise<void> {
  if (!(await hasUntoldStops(db))) return;
  await transaction(db, async (tx) => {
    const stops = await takeUntoldStops(tx);
    if (stops.length === 0) return;
    const people = await administratorIds(tx);
    for (const { name: webhook, reason } of stops)
      await insertNotifications(tx, people, { kind: 'webhook_stopped', details: { webhook, reason } });
  });
}
