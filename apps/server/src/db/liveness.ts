// Notices connections whose queries nobody answers any more: the network has swallowed them, or their server has.
import type { Socket } from 'node:net';
import pg from 'pg';
import { codeOf, failureError, ownCodes } from '#db/failures.ts';
import { within } from '#db/patience.ts';

/**
 * A long statement and a dead connection look the same from here, so the server is asked about the silent ones on a connection of
 * its own. Where neither that one nor any other is answered, all connections are dropped; where the server says that it waits for
 * us on one of them, that one is.
 */
export interface Liveness {
  watch(client: pg.ClientBase): void;
  forget(client: pg.ClientBase): void;
  /** Cuts every connection that is still there. */
  cutAll(): void;
  stop(): void;
}

/** Parts of the driver's client besides those that its types tell; a test holds it to them. */
export interface WiredClient {
  /** False while a query waits for its answer. */
  readyForQuery: boolean | null;
  processID: number | null;
  connection: { stream: Socket };
}

interface Silence {
  milliseconds: number;
  bytesRead: number;
  /** The server has said that it waits for us; what it sent may still be on its way. */
  lost: boolean;
}

const usualPace = { look: 200, late: 600, answer: 1_400, slow: 2_000 };
/** In each of these states a server process waits for what the client sends. */
const waitsForUs = `select pid from pg_stat_activity where pid = any($1::int[]) and state like 'idle%'`;

/** Watches connections to one server; `onSilence` is called when the server answers nobody. */
export function watchLiveness(connection: pg.ClientConfig, onSilence: (error: Error) => void, pace = usualPace): Liveness {
  const watched = new Map<WiredClient, Silence>();
  let asking = false;
  /** How often something was received on any connection. */
  let heard = 0;
  const timer = setInterval(look, pace.look);
  timer.unref();

  function look(): void {
    for (const [client, silence] of watched) {
      const { bytesRead } = client.connection.stream;
      const received = bytesRead !== silence.bytesRead;
      const answered = client.readyForQuery !== false || received;
      if (received) heard++;
      if (!answered && silence.lost) cut(client);
      else if (answered) watched.set(client, { milliseconds: 0, bytesRead, lost: false });
      // A loop that was blocked looks once, however long it was: what has arrived meanwhile is not read yet.
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
    const before = heard;
    const idle = await idleAmong([...silent.keys()].flatMap(({ processID }) => processID ?? []));
    if (idle === 'no answer') {
      // A server under load may be slow to let us in, while it answers others.
      if (heard > before) return;
      onSilence(unanswered());
      // Those that nobody uses at the moment lead to the same place.
      for (const client of [...watched.keys()]) if (!isAnswered(client, silent) || client.readyForQuery) cut(client);
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
    // Each answer puts a new record in the place of the old one.
    return before === undefined || watched.get(client) !== before;
  }

  /** The server processes that wait for us. */
  async function idleAmong(processIds: readonly number[]): Promise<readonly number[] | 'no answer'> {
    const client = new pg.Client({ ...connection, application_name: 'tasklane-liveness' });
    client.on('error', () => {});
    try {
      const asked = client.connect().then(() => client.query<{ pid: number }>(waitsForUs, [processIds]));
      const { rows } = await within(pace.answer, asked);
      return rows.map(({ pid }) => pid);
    } catch (error) {
      // The server did answer: it has no connection to spare, or does not let us look.
      const refusal = /^(53300|28|42501)/.test(codeOf(error) ?? '');
      return refusal ? [] : 'no answer';
    } finally {
      wired(client).connection.stream.destroy();
    }
  }

  return {
    watch(client) {
      const { bytesRead } = wired(client).connection.stream;
      watched.set(wired(client), { milliseconds: 0, bytesRead, lost: false });
    },
    forget: (client) => void watched.delete(wired(client)),
    cutAll() {
      for (const client of watched.keys()) cut(client);
    },
    stop: () => clearInterval(timer),
  };
}

/** The client with the parts of it that its types do not tell. */
export function wired(client: pg.ClientBase): WiredClient {
  return client as unknown as WiredClient;
}

/** Everything that waits on the connection fails. */
function cut({ connection }: WiredClient): void {
  connection.stream.destroy(unanswered());
}

function unanswered(): Error {
  return failureError(ownCodes.unanswered, 'the database does not answer');
}
