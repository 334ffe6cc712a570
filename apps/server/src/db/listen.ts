// Hearing what is notified on a channel once it is committed: on the only session of the embedded database, else on a connection of its own.
import type pg from 'pg';
import type { Database } from '#db/connect.ts';

interface Log {
  warn(line: object, message: string): void;
}

const again = 5_000;

/** Calls `hear` for each notification, and whenever some may have been missed, until it is stopped. */
export function listen(database: Database, channel: string, hear: () => void, log: Log): { stop(): Promise<void> } {
  return database.kind === 'embedded' ? listenInside(database, channel, hear) : listenApart(database, channel, hear, log);
}

function listenInside({ pool }: Database, channel: string, hear: () => void) {
  const heard = ({ channel: of }: pg.Notification) => {
    if (of === channel) hear();
  };
  const onConnect = (client: pg.PoolClient) => {
    client.on('notification', heard);
    client.query(`listen ${channel}`).catch(() => {});
  };
  pool.on('connect', onConnect);
  // The connection that is there already; the pool has no other.
  const current = pool
    .connect()
    .then((client) => {
      client.off('notification', heard).on('notification', heard);
      return client.query(`listen ${channel}`).finally(() => {
        client.release();
      });
    })
    .catch(() => {});
  return {
    async stop() {
      pool.off('connect', onConnect);
      await current;
      const client = await pool.connect().catch(() => undefined);
      client?.off('notification', heard);
      client?.release();
    },
  };
}

function listenApart(database: Database, channel: string, hear: () => void, log: Log) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let over = false;
  void stopped.then(() => {
    over = true;
  });
  async function session(client: pg.ClientBase): Promise<void> {
    const broken = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', hear);
    await client.query(`listen ${channel}`);
    hear();
    await Promise.race([stopped, broken]);
  }
  const done = (async () => {
    while (!over) {
      await database.unhurried(session).catch((error: unknown) => log.warn({ err: error }, 'not listening'));
      if (!over) await Promise.race([stopped, new Promise<void>((resolve) => setTimeout(resolve, again).unref())]);
    }
  })();
  return {
    async stop() {
      stop();
      await done;
    },
  };
}
