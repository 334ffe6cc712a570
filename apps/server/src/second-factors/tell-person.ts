// Tells a person what became of the second step of their sign-in, whoever did it.
import { randomUUID } from 'node:crypto';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';

/** Queues the mail in the transaction of the change. */
export async function tellOf(tx: Db, userId: number, change: 'on' | 'off' | 'codes' | 'reset'): Promise<void> {
  const dedupeKey = `second_factor_changed:${randomUUID()}`;
  await queueMail(tx, { kind: 'second_factor_changed', dedupeKey, userId, details: { secondFactor: change } });
}
