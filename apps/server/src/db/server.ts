// The connections to a PostgreSQL server: a pool with a queue in front of it, each connection watched as long as it lives.
import { serverDatabase } from '@app/contract';
import pg from 'pg';
import { queueConnections } from '#db/connection-queue.ts';
import { type Liveness, watchLiveness, wired } from '#db/liveness.ts';
import { within } from '#db/patience.ts';
import { checkServer, postgresFailure } from '#db/postgres.ts';

export interface ServerOptions {
  poolMax?: number | undefined;
  /** How long a server that cannot be reached yet is waited for (milliseconds). */
  waitFor?: number | undefined;
  /** Told of each line that the operator should read while it is waited for. */
  onWait?: ((line: string) => void) | undefined;
}

/** How long a new connection may take to be made, and an old one to say goodbye. */
const connectWithin = 2_000;
const endWithin = 1_000;
/** How long a statement may take, wait for a lock, and leave its transaction idle. */
const sessionLimits = 'set statement_timeout = 15000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 30000';
/** Later than the server's own limit. The silence of a server that is gone is noticed long before (liveness.ts). */
const queryTimeout = 16_000;

/** Reaches the server, or throws a StartError that says in one line why not. */
export async function openServer(databaseUrl: string, { poolMax = serverDatabase.poolMax.default, ...waiting }: ServerOptions) {
  const warnings = await checkServer(databaseUrl, waiting);
  const connection = { connectionString: databaseUrl, application_name: 'tasklane', keepAlive: true };
  const pool = new pg.Pool({
    ...connection,
    max: poolMax,
    pipeline: true,
    connectionTimeoutMillis: connectWithin,
    query_timeout: queryTimeout,
    onConnect: async (client) => {
      liveness.watch(client);
      await client.query(sessionLimits);
    },
  });
  const queue = queueConnections(pool, poolMax);
  const liveness = watchLiveness(connection, queue.fail);
  pool.on('remove', liveness.forget);
  return {
    pool,
    warnings,
    hasFewConnections: queue.isLimited,
    async unhurried<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
      const client = new pg.Client(connection);
      // Without a listener a connection that breaks ends the process; the statement that needs it says so itself.
      client.on('error', () => {});
      try {
        await within(connectWithin, client.connect());
      } catch (error) {
        wired(client).connection.stream.destroy();
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
      await within(endWithin, pool.end()).catch(() => {});
      // What did not say goodbye would keep the process.
      liveness.cutAll();
      liveness.stop();
    },
  };
}

async function end(client: pg.Client, liveness: Liveness): Promise<void> {
  await within(endWithin, client.end()).catch(() => {});
  liveness.forget(client);
  wired(client).connection.stream.destroy();
}
