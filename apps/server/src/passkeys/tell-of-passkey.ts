// Tells a person what became of one of their passkeys, whoever did it.
import { randomUUID } from 'node:crypto';
import type { PasskeyChange } from '@app/contract/passkeys/passkeys.limits.ts';
import type { Db } from '#db/connect.ts';
import { queueMail } from '#email/queue-mail.ts';

/** Queues the mail in the transaction of the change. */
export async function tellOfPasskey(tx: Db, userId: number, change: PasskeyChange, name: string): Promise<void> {
  const dedupeKey = `second_factor_changed:${randomUUID()}`;
  await queueMail(tx, { kind: 'second_factor_changed', dedupeKey, userId, details: { passkey: { change, name } } });
}
