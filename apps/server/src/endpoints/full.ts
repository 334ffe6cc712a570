// Lists that are answered whole have an end, so that the largest answer has one.
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { conflict } from '#endpoints/errors.ts';

/** Throws 409 where `from` (a table, with a condition if there is one) has as many rows as it may have. */
export async function refuseFull(db: Db, from: SQL, most: number): Promise<void> {
  const row = await firstRow<{ count: number }>(db, sql`select count(*)::int as count from ${from}`);
  if ((row?.count ?? 0) >= most) throw conflict('errors.listFull');
}
