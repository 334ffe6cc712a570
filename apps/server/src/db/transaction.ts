// A transaction whose statements travel together wherever one need not wait for the answer to another.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '#db/connect.ts';

/** What a driver's client has besides what its types tell. */
interface Wired {
  connection: { stream: { cork(): void; uncork(): void } };
}

interface Connected {
  db: Db;
  query(text: string): Promise<{ command: string }>;
}

const known = new WeakMap<pg.PoolClient, Connected>();

/** A connection on which everything that is asked before the turn of the event loop ends goes out in one piece. */
function connected(client: pg.PoolClient): Connected {
  const before = known.get(client);
  if (before) return before;
  const { stream } = (client as unknown as Wired).connection;
  let gathering = false;
  function gather() {
    if (gathering) return;
    gathering = true;
    stream.cork();
    process.nextTick(() => {
      gathering = false;
      stream.uncork();
    });
  }
  const query = (...asked: Parameters<pg.PoolClient['query']>) => {
    gather();
    return client.query(...asked);
  };
  const gathered = Object.create(client, { query: { value: query } }) as pg.PoolClient;
  const made = { db: drizzle({ client: gathered }), query: (text: string) => gathered.query(text) };
  known.set(client, made);
  return made;
}

/**
 * Runs the work in a transaction, which is committed when the work is done and undone where it throws. `begin` is not waited
 * for: it travels with the first statements of the work. The work may ask several things at once; they are answered in their
 * order, and it has to wait for all of them.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await (db as Db & { $client: pg.Pool }).$client.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken ??= error;
  };
  client.on('error', onError);
  try {
    const { db: tx, query } = connected(client);
    const result = await both(query('begin'), work(tx)).catch(async (error: unknown) => {
      await query('rollback').catch((failure: Error) => onError(failure));
      throw error;
    });
    const { command } = await query('commit');
    // So PostgreSQL answers where a statement has failed and nobody was told.
    if (command !== 'COMMIT') throw new Error('the transaction was undone');
    return result;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/**
 * Waits for both, which were begun one after the other, and gives back the second; where they fail, the first failure is the
 * cause of the other.
 */
export async function both<T>(first: Promise<unknown>, second: Promise<T>): Promise<T> {
  const [before, after] = await Promise.allSettled([first, second]);
  if (before.status === 'rejected') throw before.reason;
  if (after.status === 'rejected') throw after.reason;
  return after.value;
}
