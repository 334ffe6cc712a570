// Drops the deliveries that wait, when the operator ends a hold without sending.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

/** Fails what waits. */
export async function discardDeliveries(tx: Db): Promise<void> {
  await tx.execute(sql`update webhook_deliveries set state = 'failed', code = 'discarded' where state = 'queued'`);
}
