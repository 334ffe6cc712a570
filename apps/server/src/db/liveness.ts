// Detects connections whose queries are never answered, because the network or the server is gone.
import type { Socket } from 'node:net';
import pg from 'pg';
import { codeOf, failureError, ownCodes } from '#db/failures.ts';
import { withTimeout } from '#db/timeout.ts';

/**
 * A slow statement and a dead connection look the same to the client, so a separate connection asks the server about the silent
 * ones. If neither that connection nor any other gets an answer, all connections are destroyed. If the server reports that a
 * session waits for the client, that connection is destroyed.
 */
export interface Liveness {
  watch(client: pg.ClientBase): void;
  forget(client: pg.ClientBase): void;
  /** Destroys all open connections. */
  destroyAll(): void;
  stop(): void;
}

/** Fields of the driver's client that its types leave out; a test checks that they exist. */
export interface WiredClient {
  /** False while a query waits for its answer. */
  readyForQuery: boolean | null;
  processID: number | null;
  connection: { stream: Socket };
}

interface Silence {
  milliseconds: number;
  bytesRead: number;
  /** The server reported that the session waits for the client; its last bytes may still be on their way. */
  lost: boolean;
}

const usualPace = { look: 200, late: 600, answer: 1_400, slow: 2_000 };
/** In each of these states a server process waits for the client. */
const idleSessions = `select pid from pg_stat_activity where pid = any($1::int[]) and state like 'idle%'`;

/** Watches connections to one server; calls `onSilence` when the server answers none of them. */
export function watchLiveness(connection: pg.ClientConfig, onSilence: (error: Error) => void, pace = usualPace): Liveness {
  const watched = new Map<WiredClient, Silence>();
  let asking = false;
  /** How many times data arrived on any connection. */
  let received = 0;
  const timer = setInterval(look, pace.look);
  timer.unref();

  function look(): void {
    for (const [client, silence] of watched) {
      const { bytesRead } = client.connection.stream;
      const isNew = bytesRead !== silence.bytesRead;
      const answered = client.readyForQuery !== false || isNew;
      if (isNew) received++;
      if (!answered && silence.lost) destroy(client);
      else if (answered) watched.set(client, { milliseconds: 0, bytesRead, lost: false });
      // A blocked event loop counts as one look, however long it was blocked: data that arrived meanwhile is not read yet.
      else silence.milliseconds += pace.look;
    }
    const silent = [...watched].filter(([, { milliseconds }]) => milliseconds >= pace.late);
    if (silent.length === 0 || asking) return;
    asking = true;
    void ask(new Map(silent)).finally(() => {
      asking = false;
    });
  }

  async function ask(silent: Map<WiredClient, Silence>): Promise<void> {
    const before = received;
    const idle = await idleAmong([...silent.keys()].flatMap(({ processID }) => processID ?? []));
    if (idle === 'no answer') {
      // A server under load may be slow to accept a connection while it answers on others.
      if (received > before) return;
      onSilence(unanswered());
      // Idle connections lead to the same unreachable server.
      for (const client of [...watched.keys()]) if (!isAnswered(client, silent) || client.readyForQuery) destroy(client);
      return;
    }
    for (const [client, silence] of silent) {
      if (isAnswered(client, silent)) continue;
      if (idle.includes(client.processID ?? 0)) silence.lost = true;
      else silence.milliseconds = pace.late - pace.slow;
    }
  }

  function isAnswered(client: WiredClient, silent: Map<WiredClient, Silence>): boolean {
    const before = silent.get(client);
    // Each answer replaces the record with a new one.
    return before === undefined || watched.get(client) !== before;
  }

  /** Returns the ids of the server processes that wait for the client. */
  async function idleAmong(processIds: readonly number[]): Promise<readonly number[] | 'no answer'> {
    const client = new pg.Client({ ...connection, application_name: 'tasklane-liveness' });
    client.on('error', () => {});
    try {
      const answer = client.connect().then(() => client.query<{ pid: number }>(idleSessions, [processIds]));
      const { rows } = await withTimeout(pace.answer, answer);
      return rows.map(({ pid }) => pid);
    } catch (error) {
      // The server did answer: it has no free connection, or denies the query.
      const refusal = /^(53300|28|42501)/.test(codeOf(error) ?? '');
      return refusal ? [] : 'no answer';
    } finally {
      wiredClient(client).connection.stream.destroy();
    }
  }

  return {
    watch(client) {
      const { bytesRead } = wiredClient(client).connection.stream;
      watched.set(wiredClient(client), { milliseconds: 0, bytesRead, lost: false });
    },
    forget: (client) => void watched.delete(wiredClient(client)),
    destroyAll() {
      for (const client of watched.keys()) destroy(client);
    },
    stop: () => clearInterval(timer),
  };
}

/** Casts the client to the type with those fields. */
export function wiredClient(client: pg.ClientBase): WiredClient {
  return client as unknown as WiredClient;
}

/** All pending queries of the connection fail. */
function destroy({ connection }: WiredClient): void {
  connection.stream.destroy(unanswered());
}

function unanswered(): Error {
  return failureError(ownCodes.unanswered, 'the database does not answer');
}
