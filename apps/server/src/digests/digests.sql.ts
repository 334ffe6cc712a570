// Daily digests in the outbox, and the secret by which links of one person's mails were signed in the first version.
import { sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { withSomethingToTell } from '#digests/digest-lines.sql.ts';
import { queuedMails } from '#email/outbox.sql.ts';
import { digestKey, type ReminderDay } from '#reminders/reminders.sql.ts';

/** Queues the digest of the day for each of the people who want one and for whom there is something to tell. */
export async function queueDigests(tx: Db, people: readonly ReminderDay[]): Promise<void> {
  const readers = await withSomethingToTell(tx, people);
  if (readers.length === 0) return;
  await rows(
    tx,
    queuedMails(
      sql`select ${digestKey(sql`p."userId"`, sql`p.day`)}, 'daily_digest', p."userId", null, null::int, null::int,
            jsonb_build_object('day', p.day, 'since', p.since, 'until', p.until), now()
          from jsonb_to_recordset(${jsonb(people)}) p ("userId" int, day date, since text, until text)
          where p."userId" = any(${intArray(readers)})`,
    ),
  );
}

/** The secret of a person who is still there; undefined where there is none. */
export async function findMailKey(db: Db, userId: number): Promise<string | undefined> {
  const row = await firstRow<{ key: string }>(
    db,
    sql`select k.key from mail_keys k join users u on u.id = k.user_id where k.user_id = ${userId} and u.deleted_at is null`,
  );
  return row?.key;
}
