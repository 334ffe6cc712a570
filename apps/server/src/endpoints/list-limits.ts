// Limits the number and the size of rows in lists that are answered whole, so that the largest answer is bounded.
import type { TextKey } from '@app/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { conflictError } from '#endpoints/errors.ts';

/**
 * Throws 409 if `from` (a table, with an optional condition) already has `most` rows, and returns their number otherwise.
 * Concurrent requests may exceed the limit by a few rows.
 */
export async function assertRowLimit(db: Db, from: SQL, most: number, key: TextKey = 'errors.listFull'): Promise<number> {
  const row = await firstRow<{ count: number }>(db, sql`select count(*)::int as count from ${from}`);
  const count = row?.count ?? 0;
  if (count >= most) throw conflictError(key);
  return count;
}

/** Throws 409 if the rows of `from`, including those that the transaction wrote, have more than `most` bytes together. */
export async function assertSizeLimit(db: Db, bytes: SQL, from: SQL, most: number): Promise<void> {
  const row = await firstRow<{ sum: number }>(db, sql`select coalesce(sum(${bytes}), 0)::float8 as sum from ${from}`);
  if ((row?.sum ?? 0) > most) throw conflictError('errors.listLong');
}
