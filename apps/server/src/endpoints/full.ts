// Lists that are answered whole have an end, so that the largest answer has one.
import type { TextKey } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { conflict } from '#endpoints/errors.ts';

/**
 * Throws 409 where `from` (a table, with a condition if there is one) has as many rows as it may have. A few that come at the
 * same moment may all be let in.
 */
export async function refuseFull(db: Db, from: SQL, most: number, key: TextKey = 'errors.listFull'): Promise<void> {
  const row = await firstRow<{ count: number }>(db, sql`select count(*)::int as count from ${from}`);
  if ((row?.count ?? 0) >= most) throw conflict(key);
}

/** Throws 409 where the rows of `from`, what the transaction has written among them, have more than `most` bytes together. */
export async function refuseLong(db: Db, bytes: SQL, from: SQL, most: number): Promise<void> {
  const row = await firstRow<{ sum: number }>(db, sql`select coalesce(sum(${bytes}), 0)::float8 as sum from ${from}`);
  if ((row?.sum ?? 0) > most) throw conflict('errors.listLong');
}
