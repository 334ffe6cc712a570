// For tests on PostgreSQL: waits until a transaction waits for a lock that another one holds.
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '#db/connect.ts';
import { rows } from '#db/rows.ts';

/** Waits until exactly one connection to the database waits for a lock. */
export async function untilOneWaits(db: Db): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await rows(db, waiting)).toHaveLength(1));
}
