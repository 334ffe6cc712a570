// Subscribes to PostgreSQL notifications (LISTEN/NOTIFY). All channels of a database share one connection: the only session of
// the embedded database, or a dedicated one.
import type pg from 'pg';
import type { Database } from '#db/connect.ts';
import { instanceName, instancePrefix } from '#db/instance-name.ts';

interface Log {
  warn(line: object, message: string): void;
}

/**
 * `again`: the delay before a reconnect, half of it more or less, so that instances that lost their connections together do not come
 * back together. `beat`: the interval of the keep-alive query on a connection that is otherwise silent.
 */
const usualPace = { again: 5_000, beat: 15_000 };

/** Receives the payload of a notification; undefined if some may have been missed. */
type Notify = (payload?: string) => void;

/** The subscribers of each channel. */
type Subscribers = Map<string, Set<Notify>>;

interface Connection {
  /** Listens on a channel when it gets its first subscriber. */
  subscribe(channel: string): void;
  /** Stops listening on a channel when it loses its last subscriber. */
  unsubscribe(channel: string): Promise<void>;
  stop(): Promise<void>;
}

interface Subscription {
  stop(): Promise<void>;
}

const listeners = new WeakMap<Database, { subscribers: Subscribers; connection: Connection }>();

/**
 * Calls `notify` for each notification of a channel, and whenever some may have been missed, until the subscription stops. The
 * first subscriber of a database sets the intervals and the log.
 */
export function listen(database: Database, channel: string, notify: Notify, log: Log, pace = usualPace): Subscription {
  const listener = listeners.get(database) ?? listenerOf(database, log, pace);
  const { subscribers, connection } = listener;
  const others = subscribers.get(channel);
  subscribers.set(channel, (others ?? new Set()).add(notify));
  if (!others) connection.subscribe(channel);
  return {
    async stop() {
      const left = subscribers.get(channel);
      if (!left?.delete(notify) || left.size > 0) return;
      subscribers.delete(channel);
      if (subscribers.size > 0) return connection.unsubscribe(channel);
      listeners.delete(database);
      await connection.stop();
    },
  };
}

function listenerOf(database: Database, log: Log, pace: typeof usualPace) {
  const subscribers: Subscribers = new Map();
  const connection =
    database.kind === 'embedded'
      ? listenOnPool(database, subscribers)
      : listenOnDedicatedClient(database, subscribers, log, pace);
  const listener = { subscribers, connection };
  listeners.set(database, listener);
  return listener;
}

function notifySubscribers(subscribers: Subscribers, channel: string, payload?: string): void {
  for (const notify of subscribers.get(channel) ?? []) notify(payload);
}

function listenOnPool({ pool }: Database, subscribers: Subscribers): Connection {
  const onNotification = ({ channel, payload }: pg.Notification) => notifySubscribers(subscribers, channel, payload);
  const onConnect = (client: pg.PoolClient) => {
    client.on('notification', onNotification);
    for (const channel of subscribers.keys()) client.query(`listen ${channel}`).catch(() => {});
  };
  pool.on('connect', onConnect);
  let last: Promise<unknown> = Promise.resolve();

  /** Uses the pool's only connection. */
  function ask(work: (client: pg.PoolClient) => unknown): Promise<void> {
    const answer = pool
      .connect()
      .then(async (client) => {
        try {
          await work(client);
        } finally {
          client.release();
        }
      })
      .catch(() => {});
    last = answer;
    return answer;
  }

  return {
    subscribe(channel) {
      void ask((client) => {
        client.off('notification', onNotification).on('notification', onNotification);
        return client.query(`listen ${channel}`);
      });
    },
    unsubscribe: (channel) => ask((client) => client.query(`unlisten ${channel}`)),
    async stop() {
      pool.off('connect', onConnect);
      await last;
      await ask((client) => client.off('notification', onNotification));
    },
  };
}

function listenOnDedicatedClient(
  database: Database,
  subscribers: Subscribers,
  log: Log,
  { again, beat }: typeof usualPace,
): Connection {
  let stop = () => {};
  const stopped = new Promise<void>((resolve) => {
    stop = resolve;
  });
  let over = false;
  void stopped.then(() => {
    over = true;
  });
  let current: pg.ClientBase | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** Queries one after the other, because the connection takes only one at a time. */
  function ask(client: pg.ClientBase, text: string): Promise<unknown> {
    turn = turn.catch(() => {}).then(() => client.query(text));
    return turn;
  }

  async function session(client: pg.ClientBase): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    let beating = false;
    turn = Promise.resolve();
    const broken = new Promise<void>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('Connection terminated')));
      // Only an unanswered query reveals a dead connection (liveness.ts).
      timer = setInterval(() => void beatOnce().catch(reject), beat).unref();
    });
    // It may break while nothing waits for it, and would end the process.
    broken.catch(() => {});
    async function beatOnce(): Promise<void> {
      if (beating) return;
      beating = true;
      await ask(client, 'select 1');
      beating = false;
    }
    try {
      client.on('notification', ({ channel, payload }) => notifySubscribers(subscribers, channel, payload));
      const name = `${instancePrefix}${instanceName}`;
      await Promise.race([client.query(`select set_config('application_name', $1, false)`, [name]), broken]);
      current = client;
      for (const channel of [...subscribers.keys()]) {
        await Promise.race([ask(client, `listen ${channel}`), broken]);
        notifySubscribers(subscribers, channel);
      }
      await Promise.race([stopped, broken]);
    } finally {
      current = undefined;
      clearInterval(timer);
    }
  }

  const done = (async () => {
    while (!over) {
      await database
        .dedicatedClient(session)
        .catch((error: unknown) => log.warn({ err: error }, 'listening for notifications failed'));
      const delay = again * (0.5 + Math.random());
      if (!over) await Promise.race([stopped, new Promise<void>((resolve) => setTimeout(resolve, delay).unref())]);
    }
  })();

  return {
    // If this fails, or there is no connection yet, the next connection listens on every channel.
    subscribe(channel) {
      if (!current) return;
      ask(current, `listen ${channel}`).then(
        () => notifySubscribers(subscribers, channel),
        () => {},
      );
    },
    async unsubscribe(channel) {
      if (current) await ask(current, `unlisten ${channel}`).catch(() => {});
    },
    async stop() {
      stop();
      await done;
    },
  };
}
