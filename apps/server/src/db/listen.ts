// Hearing what is notified on a channel once it is committed: on the only session of the embedded database, else on a connection of its own.
import type pg from 'pg';
import type { Database } from '#db/connect.ts';

interface Log {
  warn(line: object, message: string): void;
}

/** Before a connection is made anew, and between two questions on one that is silent by nature: is somebody there? */
const usualPace = { again: 5_000, beat: 15_000 };

/** Calls `hear` for each notification, and whenever some may have been missed, until it is stopped. */
export function listen(
  database: Database,
  channel: string,
  hear: () => void,
  log: Log,
  pace = usualPace,
): { stop(): Promise<void> } {
  return database.kind === 'embedded' ? listenInside(database, channel, hear) : listenApart(database, channel, hear, log, pace);
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

function listenApart(database: Database, channel: string, hear: () => void, log: Log, { again, beat }: typeof usualPace) {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let over = false;
  void stopped.then(() => {
    over = true;
  });
  async function session(client: pg.ClientBase): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let asking = false;
    const broken = new Promise<void>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('Connection terminated')));
      // Only a question that is not answered shows that the connection is dead (liveness.ts).
      timer = setInterval(() => void ask().catch(reject), beat).unref();
    });
    async function ask(): Promise<void> {
      if (asking) return;
      asking = true;
      await client.query('select 1');
      asking = false;
    }
    try {
      client.on('notification', hear);
      await Promise.race([client.query(`listen ${channel}`), broken]);
      hear();
      await Promise.race([stopped, broken]);
    } finally {
      clearInterval(timer);
    }
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
