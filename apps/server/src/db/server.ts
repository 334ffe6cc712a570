// Opens the connections to a PostgreSQL server: a pool with a queue in front of it, each connection watched while it is open.
import { serverDatabase } from '@app/contract/limits.ts';
import pg from 'pg';
import { queueConnections } from '#db/connection-queue.ts';
import { type Liveness, watchLiveness, wiredClient } from '#db/liveness.ts';
import { checkServer, postgresFailure } from '#db/postgres.ts';
import { withTimeout } from '#db/timeout.ts';

export interface ServerOptions {
  poolMax?: number | undefined;
  /** How long to wait for a server that cannot be reached yet, in milliseconds. */
  waitFor?: number | undefined;
  /** Receives each line for the operator during that wait. */
  onWait?: ((line: string) => void) | undefined;
}

/** Timeouts for opening and closing a connection, in milliseconds. */
const connectTimeout = 2_000;
const closeTimeout = 1_000;
/** Limits for a statement, for waiting on a lock, and for an idle transaction. */
const sessionLimits = 'set statement_timeout = 15000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 30000';
/**
 * Longer than the server's own limit, so that the server cancels first. A server that is gone is detected much earlier
 * (liveness.ts).
 */
const queryTimeout = 16_000;

/** Connects to the server, or throws a StartError with the reason in one line. */
export async function openServer(databaseUrl: string, { poolMax = serverDatabase.poolMax.default, ...waiting }: ServerOptions) {
  const { warnings, pooling } = await checkServer(databaseUrl, waiting);
  const connection = { connectionString: databaseUrl, application_name: 'tasklane', keepAlive: true };
  let connectedAt = 0;
  const pool = new pg.Pool({
    ...connection,
    max: poolMax,
    pipeline: true,
    connectionTimeoutMillis: connectTimeout,
    query_timeout: queryTimeout,
    onConnect: async (client) => {
      connectedAt = Date.now();
      liveness.watch(client);
      // They would stay on a connection that the pooler gives to others, such as a backup.
      if (pooling === 'direct') await client.query(sessionLimits);
    },
  });
  const queue = queueConnections(pool, poolMax);
  const liveness = watchLiveness(connection, queue.fail);
  pool.on('remove', liveness.forget);
  return {
    pool,
    warnings,
    hasFewConnections: queue.isLimited,
    waiting: queue.waiting,
    connectedAt: () => connectedAt,
    async dedicatedClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
      const client = new pg.Client(connection);
      // Without a listener, a broken connection would end the process; the statement that uses it reports the error.
      client.on('error', () => {});
      try {
        await withTimeout(connectTimeout, client.connect());
      } catch (error) {
        wiredClient(client).connection.stream.destroy();
        throw postgresFailure(databaseUrl, error);
      }
      liveness.watch(client);
      try {
        return await work(client);
      } finally {
        await end(client, liveness);
      }
    },
    async close() {
      await withTimeout(closeTimeout, pool.end()).catch(() => {});
      // A connection that is still open would keep the process alive.
      liveness.destroyAll();
      liveness.stop();
    },
  };
}

async function end(client: pg.Client, liveness: Liveness): Promise<void> {
  await withTimeout(closeTimeout, client.end()).catch(() => {});
  liveness.forget(client);
  wiredClient(client).connection.stream.destroy();
}
