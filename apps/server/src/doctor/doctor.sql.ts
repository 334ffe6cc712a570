// Queries of `doctor` about the database as a whole.
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';

export interface DatabaseFacts {
  readOnly: boolean;
  /** The time of the database, in milliseconds. */
  now: number;
}

/** Returns the state of the server behind the connection; needs no table. */
export async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const row = await firstRow<DatabaseFacts>(
    db,
    sql`select current_setting('transaction_read_only') = 'on' as "readOnly",
          (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  if (!row) throw new Error('the database returned no row');
  return row;
}

/** Returns the number of mails that failed lately, and whether the secret key is in the database. */
export async function storedFacts(db: Db): Promise<{ failedMails: number; hasSecret: boolean }> {
  const row = await firstRow<{ failedMails: number; hasSecret: boolean }>(
    db,
    sql`select (select count(*)::int from outbox where state = 'failed' and created_at > now() - interval '7 days') as "failedMails",
          exists (select from secrets where name = 'secret-key') as "hasSecret"`,
  );
  return row ?? { failedMails: 0, hasSecret: false };
}
