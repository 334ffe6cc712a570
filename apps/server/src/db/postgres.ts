// Checks a PostgreSQL server before anything is stored in it, and describes why it cannot be reached.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { dbText } from '#db/db.text.ts';
import { codeOf, reasonOf } from '#db/failures.ts';
import { wiredClient } from '#db/liveness.ts';
import { type Pooling, poolingOf } from '#db/pooler.ts';
import { isUntrusted } from '#db/ssl-mode.ts';
import { StartError } from '#db/start-error.ts';
import { withTimeout } from '#db/timeout.ts';

const oldest = 15;
/** Texts are in every language, and the search folds them by the rules of Unicode. */
const encoding = 'UTF8';
const answerTimeout = 5_000;

/** With one of these settings off, a crash of the server's machine loses acknowledged commits. */
const durabilitySettings = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** How often the connection is retried while the server is unavailable, and how often the operator reads about it. */
const again = 1_000;
const logEvery = 5_000;
/**
 * The server is starting or recovering, or has no free connection: a retry can succeed. Every other error of the server is final.
 */
const retryableCodes = ['57P03', '53300'];

interface Waiting {
  waitFor?: number | undefined;
  onWait?: ((line: string) => void) | undefined;
}

interface Checked {
  /** For the operator. */
  warnings: string[];
  pooling: Pooling;
}

/** Connects to the server and waits for one that is not up yet; refuses an old version, and a pooler that forgets statements. */
export async function checkServer(databaseUrl: string, { waitFor = 0, onWait = () => {} }: Waiting = {}): Promise<Checked> {
  const until = performance.now() + waitFor;
  for (let loggedAt = Number.NEGATIVE_INFINITY; ; ) {
    try {
      return await askServer(databaseUrl);
    } catch (error) {
      const left = until - performance.now();
      if (left <= 0 || !canRetry(error)) throw error;
      if (performance.now() - loggedAt >= logEvery) {
        loggedAt = performance.now();
        onWait(dbText.waiting((error as Error).message, Math.ceil(left / 1000)));
      }
      await sleep(Math.min(again, left));
    }
  }
}

function canRetry(error: unknown) {
  if (!(error instanceof StartError) || error.cause === undefined) return false;
  const { cause } = error;
  return !(cause instanceof pg.DatabaseError) || retryableCodes.includes(codeOf(cause) ?? '');
}

async function askServer(databaseUrl: string): Promise<Checked> {
  const client = clientOf(databaseUrl);
  client.on('error', () => {});
  try {
    const settings = await withTimeout(answerTimeout, readSettings(client));
    if (Number(settings['version_number']) < oldest * 10_000)
      throw new StartError(dbText.tooOld(settings['version'] ?? '', oldest));
    if (settings['encoding'] !== encoding) throw new StartError(dbText.otherEncoding(settings['encoding'] ?? '', encoding));
    const pooling = await withTimeout(
      answerTimeout,
      poolingOf(client, () => clientOf(databaseUrl)),
    );
    const unsafe = durabilitySettings.filter((name) => settings[name] === 'off').map(dbText.unsafeSetting);
    return { pooling, warnings: pooling === 'transactions' ? [...unsafe, dbText.pooledTransactions] : unsafe };
  } catch (error) {
    throw error instanceof StartError ? error : postgresFailure(databaseUrl, error);
  } finally {
    // The connection may not be established, so there is no Terminate message to send.
    wiredClient(client).connection.stream.destroy();
  }
}

async function readSettings(client: pg.Client): Promise<Record<string, string>> {
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(
    `select current_setting('server_version_num') as version_number, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding,
      ${durabilitySettings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
  );
  return rows[0] ?? {};
}

/** Returns the error for a server that cannot be reached or refuses the connection; it never contains the password. */
export function postgresFailure(databaseUrl: string, error: unknown): StartError {
  const where = placeOf(databaseUrl);
  // The server itself answered: wrong password, no such database, too many connections.
  if (error instanceof pg.DatabaseError) return new StartError(dbText.refused(where, error.message), { cause: error });
  if (isUntrusted(codeOf(error))) return new StartError(dbText.untrusted(where, reasonOf(error)));
  return new StartError(dbText.unreachable(where, reasonOf(error)), { cause: error });
}

function clientOf(databaseUrl: string) {
  try {
    return new pg.Client({ connectionString: databaseUrl, application_name: 'tasklane' });
  } catch (error) {
    const isFile = (error as { syscall?: unknown }).syscall !== undefined;
    throw new StartError(isFile ? dbText.noCertificate(reasonOf(error)) : dbText.badUrl, isFile ? {} : { cause: error });
  }
}

function placeOf(databaseUrl: string) {
  const { host, port, database } = clientOf(databaseUrl);
  return `${host}:${port}${database ? `/${database}` : ''}`;
}
