// The hold on all mails and webhooks after a restore: a restored instance sends nothing until an operator releases them.
import { type SQL, sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { discardDeliveries } from '#webhooks/discard-deliveries.sql.ts';

const name = 'mail-hold';

/** The condition that mails are held. */
export const mailsAreHeld: SQL = sql`exists (select from settings where name = ${name})`;

/** Holds all mails; `backupOf` is the instant of the restored backup. */
export async function holdMails(tx: Db, backupOf: string): Promise<void> {
  await tx.execute(
    sql`insert into settings (name, value) values (${name}, ${jsonb({ backupOf })})
        on conflict (name) do update set value = excluded.value, updated_at = now()`,
  );
}

/** Returns whether mails are held, and how many wait. */
export async function mailHold(db: Db): Promise<{ held: boolean; waiting: number }> {
  const row = await firstRow<{ held: boolean; waiting: number }>(
    db,
    sql`select ${mailsAreHeld} as held, (select count(*)::int from outbox where state in ('queued', 'sending')) as waiting`,
  );
  return row ?? { held: false, waiting: 0 };
}

/** Ends the hold; with `discard` the mails and webhooks that wait are skipped instead of sent. Returns how many mails waited. */
export async function releaseMails(tx: Db, discard: boolean): Promise<{ waiting: number }> {
  const { waiting } = await mailHold(tx);
  if (discard) {
    await tx.execute(
      sql`update outbox set state = 'skipped', code = 'discarded', claim = null where state in ('queued', 'sending')`,
    );
    await discardDeliveries(tx);
  }
  await tx.execute(sql`delete from settings where name = ${name}`);
  await tx.execute(sql`select pg_notify('outbox', ''), pg_notify('webhooks', '')`);
  return { waiting };
}
