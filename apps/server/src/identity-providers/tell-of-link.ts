// Tells a person that an account of the company opens theirs from now on, or no longer.
import { randomUUID } from 'node:crypto';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';

/** Queues the mail in the transaction of the change; `name` is that of the provider. */
export async function tellOfLink(tx: Db, userId: number, change: 'linked' | 'unlinked', name: string): Promise<void> {
  const dedupeKey = `second_factor_changed:${randomUUID()}`;
  await queueMail(tx, { kind: 'second_factor_changed', dedupeKey, userId, details: { identity: { change, name } } });
}
