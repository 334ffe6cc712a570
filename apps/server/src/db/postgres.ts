// What is asked of a PostgreSQL server before anything is stored in it, and what is said when it cannot be reached.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dbText } from '#db/db.text.ts';
import { codeOf, reasonOf } from '#db/failures.ts';
import { wired } from '#db/liveness.ts';
import { within } from '#db/patience.ts';
import { StartError } from '#db/start-error.ts';

const oldest = 15;
/** Texts are in every language, and the search folds them by the rules of Unicode. */
const encoding = 'UTF8';
const answerWithin = 5_000;

/** Settings without which a crash of the server's machine loses what was acknowledged. */
const safety = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** How often a server that is not there yet is tried, and how often the operator is told. */
const again = 1_000;
const tellEvery = 5_000;
/** Starting or recovering, and too busy for one more: it will let us in. Every other answer of the server is its last word. */
const notYet = ['57P03', '53300'];

interface Waiting {
  waitFor?: number | undefined;
  onWait?: ((line: string) => void) | undefined;
}

/** Reaches the server, waits for one that is not there yet, refuses an old one, and returns what the operator should know of it. */
export async function checkServer(databaseUrl: string, { waitFor = 0, onWait = () => {} }: Waiting = {}): Promise<string[]> {
  const until = performance.now() + waitFor;
  for (let told = Number.NEGATIVE_INFINITY; ; ) {
    try {
      return await askServer(databaseUrl);
    } catch (error) {
      const left = until - performance.now();
      if (left <= 0 || !mayCome(error)) throw error;
      if (performance.now() - told >= tellEvery) {
        told = performance.now();
        onWait(dbText.waiting((error as Error).message, Math.ceil(left / 1000)));
      }
      await sleep(Math.min(again, left));
    }
  }
}

function mayCome(error: unknown) {
  if (!(error instanceof StartError) || error.cause === undefined) return false;
  const { cause } = error;
  return !(cause instanceof pg.DatabaseError) || notYet.includes(codeOf(cause) ?? '');
}

async function askServer(databaseUrl: string): Promise<string[]> {
  const client = clientOf(databaseUrl);
  client.on('error', () => {});
  try {
    const settings = await within(answerWithin, readSettings(client));
    if (Number(settings['version_number']) < oldest * 10_000)
      throw new StartError(dbText.tooOld(settings['version'] ?? '', oldest));
    if (settings['encoding'] !== encoding) throw new StartError(dbText.otherEncoding(settings['encoding'] ?? '', encoding));
    return safety.filter((name) => settings[name] === 'off').map(dbText.unsafeSetting);
  } catch (error) {
    throw error instanceof StartError ? error : postgresFailure(databaseUrl, error);
  } finally {
    // The connection may never have been made; there is nobody to say goodbye to.
    wired(client).connection.stream.destroy();
  }
}

async function readSettings(client: pg.Client): Promise<Record<string, string>> {
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(
    `select current_setting('server_version_num') as version_number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      ${safety.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
  );
  return rows[0] ?? {};
}

/** The sentence for a server that cannot be reached or does not let us in; it never holds the password. */
export function postgresFailure(databaseUrl: string, error: unknown): StartError {
  const where = placeOf(databaseUrl);
  // The server itself answered: wrong password, no such database, too many connections.
  if (error instanceof pg.DatabaseError) return new StartError(dbText.refused(where, error.message), { cause: error });
  return new StartError(dbText.unreachable(where, reasonOf(error)), { cause: error });
}

function clientOf(databaseUrl: string) {
  try {
    return new pg.Client({ connectionString: databaseUrl, application_name: 'tasklane' });
  } catch (error) {
    throw new StartError(dbText.badUrl, { cause: error });
  }
}

function placeOf(databaseUrl: string) {
  const { host, port, database } = clientOf(databaseUrl);
  return `${host}:${port}${database ? `/${database}` : ''}`;
}
