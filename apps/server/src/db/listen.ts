// Hearing what is notified once it is committed: every channel of a database over one connection, which is the only session of the
// embedded database, else one of its own.
import type pg from 'pg';
import type { Database } from '#db/connect.ts';

interface Log {
  warn(line: object, message: string): void;
}

/** Before a connection is made anew, and between two questions on one that is silent by nature: is somebody there? */
const usualPace = { again: 5_000, beat: 15_000 };

/** Called with what was notified; with nothing where something may have been missed. */
type Hear = (payload?: string) => void;

/** Who hears of each channel. */
type Hearers = Map<string, Set<Hear>>;

interface Connection {
  /** Begins with a channel that is new among the hearers. */
  begin(channel: string): void;
  /** Ends with a channel that nobody hears any more. */
  end(channel: string): Promise<void>;
  stop(): Promise<void>;
}

interface Listening {
  stop(): Promise<void>;
}

const listeners = new WeakMap<Database, { hearers: Hearers; connection: Connection }>();

/**
 * Calls `hear` for each notification of a channel, and whenever some may have been missed, until it is stopped. Whoever listens
 * first on a database says how fast and to which log.
 */
export function listen(database: Database, channel: string, hear: Hear, log: Log, pace = usualPace): Listening {
  const listener = listeners.get(database) ?? listenerOf(database, log, pace);
  const { hearers, connection } = listener;
  const others = hearers.get(channel);
  hearers.set(channel, (others ?? new Set()).add(hear));
  if (!others) connection.begin(channel);
  return {
    async stop() {
      const left = hearers.get(channel);
      if (!left?.delete(hear) || left.size > 0) return;
      hearers.delete(channel);
      if (hearers.size > 0) return connection.end(channel);
      listeners.delete(database);
      await connection.stop();
    },
  };
}

function listenerOf(database: Database, log: Log, pace: typeof usualPace) {
  const hearers: Hearers = new Map();
  const connection = database.kind === 'embedded' ? inside(database, hearers) : apart(database, hearers, log, pace);
  const listener = { hearers, connection };
  listeners.set(database, listener);
  return listener;
}

function tell(hearers: Hearers, channel: string, payload?: string): void {
  for (const hear of hearers.get(channel) ?? []) hear(payload);
}

function inside({ pool }: Database, hearers: Hearers): Connection {
  const heard = ({ channel, payload }: pg.Notification) => tell(hearers, channel, payload);
  const onConnect = (client: pg.PoolClient) => {
    client.on('notification', heard);
    for (const channel of hearers.keys()) client.query(`listen ${channel}`).catch(() => {});
  };
  pool.on('connect', onConnect);
  let last: Promise<unknown> = Promise.resolve();

  /** Asks the connection that is there already; the pool has no other. */
  function ask(work: (client: pg.PoolClient) => unknown): Promise<void> {
    const asked = pool
      .connect()
      .then(async (client) => {
        try {
          await work(client);
        } finally {
          client.release();
        }
      })
      .catch(() => {});
    last = asked;
    return asked;
  }

  return {
    begin(channel) {
      void ask((client) => {
        client.off('notification', heard).on('notification', heard);
        return client.query(`listen ${channel}`);
      });
    },
    end: (channel) => ask((client) => client.query(`unlisten ${channel}`)),
    async stop() {
      pool.off('connect', onConnect);
      await last;
      await ask((client) => client.off('notification', heard));
    },
  };
}

function apart(database: Database, hearers: Hearers, log: Log, { again, beat }: typeof usualPace): Connection {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let over = false;
  void stopped.then(() => {
    over = true;
  });
  let current: pg.ClientBase | undefined;

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
      client.on('notification', ({ channel, payload }) => tell(hearers, channel, payload));
      current = client;
      for (const channel of [...hearers.keys()]) {
        await Promise.race([client.query(`listen ${channel}`), broken]);
        tell(hearers, channel);
      }
      await Promise.race([stopped, broken]);
    } finally {
      current = undefined;
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
    // Where it fails, or there is no connection yet, the next one begins with every channel.
    begin(channel) {
      current?.query(`listen ${channel}`).then(
        () => tell(hearers, channel),
        () => {},
      );
    },
    async end(channel) {
      await current?.query(`unlisten ${channel}`).catch(() => {});
    },
    async stop() {
      stop();
      await done;
    },
  };
}
