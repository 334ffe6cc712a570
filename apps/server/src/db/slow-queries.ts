// Logs statements that take long: their text without the values, which hold what people wrote.
import type pg from 'pg';

interface Log {
  warn(line: object, message: string): void;
}

/** A statement may list many columns; its beginning identifies it. */
const longest = 1_000;

type Query = (...args: unknown[]) => unknown;

/** Times every statement of a pool from now on; returns the function that ends it. */
export function logSlowStatements(pool: pg.Pool, milliseconds: number, log: Log): () => void {
  const originals = new Map<pg.PoolClient, Query>();
  let isOn = true;

  function watch(client: pg.PoolClient): void {
    if (originals.has(client)) return;
    const query = client.query as Query;
    originals.set(client, query);
    const timed: Query = function timed(this: unknown, ...args) {
      const began = performance.now();
      const done = () => report(textOf(args[0]), performance.now() - began);
      const last = args.at(-1);
      if (typeof last === 'function') {
        const answered: Query = (...results) => {
          done();
          return last(...results);
        };
        return query.apply(this, [...args.slice(0, -1), answered]);
      }
      const result = query.apply(this, args);
      if (result instanceof Promise) result.then(done, done);
      return result;
    };
    (client as { query: unknown }).query = timed;
  }

  function report(statement: string | undefined, duration: number): void {
    if (!isOn || duration < milliseconds) return;
    log.warn({ statement: statement?.replace(/\s+/g, ' ').slice(0, longest), ms: Math.round(duration) }, 'slow query');
  }

  const forget = (client: pg.PoolClient) => void originals.delete(client);
  pool.on('acquire', watch);
  pool.on('remove', forget);
  return () => {
    isOn = false;
    pool.off('acquire', watch);
    pool.off('remove', forget);
    for (const [client, query] of originals) (client as { query: unknown }).query = query;
  };
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
}
