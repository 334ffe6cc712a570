// Runs transactions that pipeline their statements: those that need no earlier answer are sent together.
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '#db/connect.ts';

/** Fields of the driver's client that its types leave out. */
interface Wired {
  connection: { stream: { cork(): void; uncork(): void } };
}

interface Connected {
  db: Db;
  query(text: string): Promise<{ command: string }>;
}

const connections = new WeakMap<pg.PoolClient, Connected>();

/** Wraps a connection so that all statements of one tick are written to the socket at once. */
function connected(client: pg.PoolClient): Connected {
  const before = connections.get(client);
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
  const query = (...args: Parameters<pg.PoolClient['query']>) => {
    gather();
    return client.query(...args);
  };
  const gathered = Object.create(client, { query: { value: query } }) as pg.PoolClient;
  const connected = { db: drizzle({ client: gathered }), query: (text: string) => gathered.query(text) };
  connections.set(client, connected);
  return connected;
}

interface TransactionOptions {
  /** A statement that is sent with `begin`. */
  first?: string;
}

/**
 * Runs the work in a transaction; commits when the work is done, rolls back when it throws. `begin` is not awaited: it is sent
 * with the first statements of the work. The work may run several statements at once; they are answered in order, and the work
 * must await all of them.
 */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>, { first }: TransactionOptions = {}): Promise<T> {
  const client = await (db as Db & { $client: pg.Pool }).$client.connect();
  let broken: Error | undefined;
  const onError = (error: Error) => {
    broken ??= error;
  };
  client.on('error', onError);
  try {
    const { db: tx, query } = connected(client);
    const begun = query(first === undefined ? 'begin' : `begin; ${first}`);
    const result = await awaitBoth(begun, work(tx)).catch(async (error: unknown) => {
      await query('rollback').catch((failure: Error) => onError(failure));
      throw error;
    });
    const { command } = await query('commit');
    // PostgreSQL answers COMMIT with ROLLBACK if a statement failed and its error was ignored.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    return result;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}

/**
 * Awaits both promises, which were started in this order, and returns the second value. If both fail, it throws the first error,
 * which caused the second.
 */
export async function awaitBoth<T>(first: Promise<unknown>, second: Promise<T>): Promise<T> {
  const [before, after] = await Promise.allSettled([first, second]);
  if (before.status === 'rejected') throw before.reason;
  if (after.status === 'rejected') throw after.reason;
  return after.value;
}

/**
 * Awaits statements that were sent together, in their order, and returns their results. If several fail, it throws the error of the
 * first one, which caused the others.
 */
export async function awaitAll<const T extends readonly unknown[]>(
  sent: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const settled = await Promise.allSettled(sent);
  for (const one of settled) if (one.status === 'rejected') throw one.reason;
  return settled.map((one) => (one as PromiseFulfilledResult<unknown>).value) as { -readonly [K in keyof T]: Awaited<T[K]> };
}
