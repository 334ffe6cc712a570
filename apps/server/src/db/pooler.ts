// Finds out whether a pooler between the server and PostgreSQL gives each transaction another connection.
import pg from 'pg';
import { dbText } from '#db/db.text.ts';
import { wiredClient } from '#db/liveness.ts';
import { StartError } from '#db/start-error.ts';

/** A busy pooler may give the connection of the client to nobody else at once, so that several others ask for one. */
const others = 5;
/** Prepared by its name, as the statements of the server are. */
const backend = { name: 'tasklane_backend', text: 'select pg_backend_pid() as pid' };

/** `direct`: no pooler, or one that gives each client a connection of its own. */
export type Pooling = 'direct' | 'transactions';

/**
 * Asks which connections a client is given while others hold theirs. Throws a StartError for a pooler that forgets prepared
 * statements, because most requests would fail.
 */
export async function poolingOf(client: pg.Client, connect: () => pg.Client): Promise<Pooling> {
  const first = await backendOf(client);
  // A pooler makes up the number by which its client may cancel.
  if (first === wiredClient(client).processID) return 'direct';
  const holding: pg.Client[] = [];
  try {
    for (let count = 0; count < others; count++) {
      const other = connect();
      other.on('error', () => {});
      holding.push(other);
      await other.connect();
      await other.query('begin');
      await other.query('select 1');
      if ((await backendOf(client)) !== first) return 'transactions';
    }
    return 'direct';
  } catch (error) {
    throw error instanceof pg.DatabaseError ? new StartError(dbText.forgetfulPooler(error.message), { cause: error }) : error;
  } finally {
    for (const other of holding) wiredClient(other).connection.stream.destroy();
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(backend);
  return rows[0]?.pid ?? 0;
}
