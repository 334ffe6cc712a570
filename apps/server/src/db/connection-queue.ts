// A queue in front of the connection pool: a request that finds no free connection waits. The wait and the number of waiters are
// bounded.
import { serverDatabase } from '@app/contract/limits.ts';
import type pg from 'pg';
import { codeOf, failureError, ownCodes } from '#db/failures.ts';

export interface ConnectionQueue {
  /** Whether PostgreSQL grants fewer connections than the pool may open. */
  isLimited(): boolean;
  /** How many requests wait for a connection. */
  waiting(): number;
  /** Rejects all waiters. */
  fail(error: Error): void;
}

interface Waiter {
  resolve(client: Promise<pg.PoolClient>): void;
  reject(error: Error): void;
  waited: number;
  /** When it began to wait (milliseconds). */
  since: number;
}

const usualPace = {
  look: 100,
  ...serverDatabase.queue,
  /** How long to wait before a retry when the server granted no connection at all. */
  again: 250,
  /** How long until the pool tries again whether more connections are available. */
  grow: 30_000,
  /** A server that takes longer to refuse a connection does not answer. */
  refusal: 1_000,
};
const tooManyConnections = '53300';

/** Puts the queue in front of a pool: `connect` and `query` of the pool then wait in it. */
export function queueConnections(pool: pg.Pool, max: number, pace = usualPace): ConnectionQueue {
  const open = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const held = new Set<pg.PoolClient>();
  const waiting: Waiter[] = [];
  let opening = 0;
  let limit = max;
  /** Milliseconds since a connection was acquired or released. */
  let still = 0;
  let timer: NodeJS.Timeout | undefined;
  /** Who has waited since then has waited while the server did not answer to a new connection. */
  let unanswered = Number.NEGATIVE_INFINITY;

  pool.on('release', (_error, client) => {
    if (!held.delete(client)) return;
    still = 0;
    // The pool emits `release` before it takes the connection back.
    queueMicrotask(next);
  });

  function next(): void {
    while (held.size + opening < limit) {
      const [waiter] = waiting;
      if (!waiter) break;
      // Nobody waits for two connections that time out: an open one may be released, otherwise `look` rejects.
      if (waiter.since <= unanswered && pool.idleCount === 0) break;
      waiting.shift();
      waiter.resolve(take(waiter));
    }
    if (waiting.length === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  }

  /**
   * Opens a connection. If PostgreSQL grants no more, the pool's limit shrinks to the open connections and the same waiter keeps
   * its place.
   */
  async function take(waiter: Pick<Waiter, 'waited' | 'since'>): Promise<pg.PoolClient> {
    const began = performance.now();
    opening++;
    const [client, error] = await open().then(
      (opened) => [opened, undefined] as const,
      (reason: unknown) => [undefined, reason] as const,
    );
    opening--;
    if (client) {
      held.add(client);
      still = 0;
      return client;
    }
    const tooMany = codeOf(error) === tooManyConnections;
    if (tooMany) shrink();
    else if (performance.now() - began >= pace.refusal) unanswered = performance.now() - pace.refusal;
    // If no connection is in use, none will be released, so only a timer can continue the queue.
    if (held.size + opening > 0) queueMicrotask(next);
    else setTimeout(next, pace.again);
    if (!tooMany || waiter.waited >= pace.wait) throw error;
    return new Promise<pg.PoolClient>((resolve, reject) => {
      waiting.unshift({ ...waiter, resolve, reject });
      lookAfter();
    });
  }

  function shrink(): void {
    if (limit === max) {
      setTimeout(() => {
        limit = max;
        next();
      }, pace.grow).unref();
    }
    limit = Math.max(1, Math.min(limit, pool.totalCount));
  }

  function lookAfter(): void {
    timer ??= setInterval(look, pace.look).unref();
  }

  /** While the event loop is blocked, no connection can be released; such a period counts as one step. */
  function look(): void {
    still += pace.look;
    for (const waiter of [...waiting]) {
      waiter.waited += pace.look;
      const stuck = waiter.waited >= pace.stuck && still >= pace.stuck;
      if (stuck || waiter.waited >= pace.wait) {
        waiting.splice(waiting.indexOf(waiter), 1);
        waiter.reject(queueFull());
      }
    }
    next();
  }

  function acquire(): Promise<pg.PoolClient> {
    if (waiting.length === 0 && held.size + opening < limit) return take({ waited: 0, since: performance.now() });
    if (waiting.length >= pace.max) return Promise.reject(queueFull());
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) still = 0;
      waiting.push({ resolve, reject, waited: 0, since: performance.now() });
      lookAfter();
    });
  }

  connectThrough(pool, acquire);
  return {
    isLimited: () => limit < max,
    waiting: () => waiting.length,
    fail(error) {
      for (const { reject } of waiting.splice(0)) reject(error);
    },
  };
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void;

/** Lets `connect` of a pool, with a promise or with a callback, take its connections from elsewhere. */
function connectThrough(pool: pg.Pool, acquire: () => Promise<pg.PoolClient>): void {
  pool.connect = ((callback?: Connected) => {
    const connecting = acquire();
    if (!callback) return connecting;
    connecting.then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }) as typeof pool.connect;
}

function queueFull(): Error {
  return failureError(ownCodes.queueFull, 'all connections to the database are in use');
}
