// Queues daily digests in the outbox, and queries the secret that signed one person's links in the first version.
import { sql } from 'drizzle-orm';
import { intArray, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { peopleWithDigestLines } from '#digests/digest-lines.sql.ts';
import { peopleWithWeeks } from '#digests/week-lines.ts';
import { insertMails } from '#email/outbox.sql.ts';
import { digestKey, type ReminderDay } from '#reminders/reminders.sql.ts';

/** Queues the digest of the day for each person who wants one and would get at least one line, or leads those whose week has ended. */
export async function queueDigests(tx: Db, people: readonly ReminderDay[]): Promise<void> {
  const readers = [...(await peopleWithDigestLines(tx, people)), ...(await peopleWithWeeks(tx, people))];
  if (readers.length === 0) return;
  await rows(
    tx,
    insertMails(
      sql`select ${digestKey(sql`p."userId"`, sql`p.day`)}, 'daily_digest', p."userId", null, null::int, null::int,
            jsonb_build_object('day', p.day, 'since', p.since, 'until', p.until), now()
          from jsonb_to_recordset(${jsonb(people)}) p ("userId" int, day date, since text, until text)
          where p."userId" = any(${intArray(readers)})`,
    ),
  );
}

/** Returns the secret of a person who is not deleted; undefined if there is none. */
export async function findMailKey(db: Db, userId: number): Promise<string | undefined> {
  const row = await firstRow<{ key: string }>(
    db,
    sql`select k.key from mail_keys k join users u on u.id = k.user_id where k.user_id = ${userId} and u.deleted_at is null`,
  );
  return row?.key;
}
