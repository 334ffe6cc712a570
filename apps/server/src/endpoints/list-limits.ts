// Limits the number and the size of rows in lists that are answered whole, so that the largest answer is bounded.
import type { TextKey } from '@app/texts/catalogue.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { awaitAll } from '#db/transaction.ts';
import { conflictError } from '#endpoints/errors.ts';

/** The first key of the advisory locks of limits; the second is the hash of a limit's name. Any constant works. */
const limitsLock = 7276506;

/**
 * Makes those who add to what a limit counts take turns until the end of their transactions, so that none counts without the others.
 * `name` is of what is counted, with an id where there is a limit for each.
 */
export async function lockLimit(tx: Db, name: string): Promise<void> {
  await rows(tx, sql`select pg_advisory_xact_lock(${limitsLock}, hashtext(${name}))`);
}

interface RowLimit {
  /** The name of the limit for `lockLimit`. */
  name: string;
  /** A table, with an optional condition. */
  from: SQL;
  most: number;
  /** The text of the refusal. */
  key?: TextKey;
}

/** Throws 409 if `from` already has `most` rows. Until the end of the transaction nobody else adds one. */
export async function assertRowLimit(tx: Db, { name, from, most, key = 'errors.listFull' }: RowLimit): Promise<void> {
  const [, row] = await awaitAll([
    lockLimit(tx, name),
    firstRow<{ count: number }>(tx, sql`select count(*)::int as count from ${from}`),
  ]);
  if ((row?.count ?? 0) >= most) throw conflictError(key);
}

/**
 * Throws 409 if the rows of `from`, including those that the transaction wrote, have more than `most` bytes together. The caller has
 * locked the limit of their number before it wrote.
 */
export async function assertSizeLimit(tx: Db, bytes: SQL, from: SQL, most: number): Promise<void> {
  const row = await firstRow<{ sum: number }>(tx, sql`select coalesce(sum(${bytes}), 0)::float8 as sum from ${from}`);
  if ((row?.sum ?? 0) > most) throw conflictError('errors.listLong');
}
