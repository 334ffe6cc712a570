// For tests: settings of a person with an old account, and delivery of the queued mails at a given time.
import { randomUUID } from 'node:crypto';
import { delivery } from '@app/contract/limits.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import * as tables from '#db/tables.ts';
import { deliverMail } from '#email/deliver-mail.ts';
import { claimDueMail } from '#email/outbox.sql.ts';
import type { Person, TestApp } from '#testing/test-app.ts';

/** Changes the stored fields of the person, and makes the account an old one. */
export async function settingsOf(db: Db, person: Person, settings: Partial<typeof tables.users.$inferInsert>): Promise<void> {
  await db
    .update(tables.users)
    .set({ createdAt: '2020-01-01T00:00:00Z', ...settings })
    .where(eq(tables.users.id, person.id));
}

/** Sends all queued mails as if it were that time; without a mail server it stores them. */
export async function deliverAt({ db, config }: Pick<TestApp, 'db' | 'config'>, now: Date): Promise<void> {
  for (;;) {
    const { mail } = await claimDueMail(db, { claim: randomUUID(), domain: 'tasks.example', lease: 60_000 });
    if (!mail) return;
    await deliverMail(mail, { db, config, deadline: 5_000, backOff: delivery.backoff, now: () => now });
  }
}
