// Tests PostgreSQL behind PgBouncer: the modes that work, and the refusal of the one that does not. PGBOUNCER names another program.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/connect.ts';
import { dbText } from '#db/db.text.ts';
import { migrate } from '#db/migrate.ts';
import { StartError } from '#db/start-error.ts';
import { transaction } from '#db/transaction.ts';
import { pgbouncerVersion, startPgbouncer } from '#testing/network/pgbouncer.ts';

const given = process.env['TEST_DATABASE_URL'] || undefined;
const version = given === undefined ? undefined : pgbouncerVersion();
const [, minor] = (version ?? '0.0').split('.').map(Number);
/** Since 1.21 it keeps prepared statements, if it is told to. */
const keeps = (minor ?? 0) >= 21;

let stop: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of stop.reverse()) await each();
  stop = [];
});

async function pooled(settings: Record<string, string | number>) {
  const pooler = await startPgbouncer(given ?? '', settings);
  stop.push(pooler.stop);
  const database = await openDatabase({ databaseUrl: pooler.url, poolMax: 6 });
  stop.push(database.close);
  return database;
}

/** Sends transactions and single statements at the same time, each kind with its own statement. */
async function work(database: Awaited<ReturnType<typeof pooled>>): Promise<string[]> {
  const asked = Array.from({ length: 60 }, (_, n) =>
    n % 2
      ? database.db.execute(sql`select ${n}::int as n`)
      : transaction(database.db, async (tx) => {
          await tx.execute(sql`select ${n}::int as n, pg_advisory_xact_lock_shared(1)`);
          await sleep(5);
          return tx.execute(sql`select ${n}::int + 1 as n`);
        }),
  );
  const settled = await Promise.allSettled(asked);
  return settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
}

describe.runIf(version)('PostgreSQL behind a pooler', () => {
  it('works in session mode as without one', async () => {
    const database = await pooled({ pool_mode: 'session', default_pool_size: 20 });
    expect(database.warnings).not.toContain(dbText.pooledTransactions);
    expect(await work(database)).toEqual([]);
  });

  it('is refused in one line if each transaction gets another connection and statements are forgotten', async () => {
    const settings = { pool_mode: 'transaction', default_pool_size: 20, ...(keeps && { max_prepared_statements: 0 }) };
    const error = await pooled(settings).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    expect((error as StartError).message).toMatch(/^DATABASE_URL leads to a pooler .+ max_prepared_statements, .+\.$/);
  });

  it.runIf(keeps)('works if it keeps prepared statements, and migrations leave no lock', async () => {
    const database = await pooled({ pool_mode: 'transaction', default_pool_size: 8, max_prepared_statements: 200 });
    expect(database.warnings).toContain(dbText.pooledTransactions);
    await migrate(database);
    expect(await work(database)).toEqual([]);
    const locks = await database.pool.query(`select 1 from pg_locks where locktype = 'advisory' and granted`);
    expect(locks.rows).toEqual([]);
    // Nothing that this process sets stays on a connection of the pooler.
    const limits = await Promise.all(
      Array.from({ length: 6 }, () =>
        database.pool.query(`select current_setting('statement_timeout') as value, pg_sleep(0.05)`),
      ),
    );
    expect(limits.map(({ rows }) => rows[0].value)).toEqual(Array(6).fill('0'));
  });
});
