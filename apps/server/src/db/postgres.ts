// What is asked of a PostgreSQL server before anything is stored in it, and what is said when it cannot be reached.
import pg from 'pg';
import { dbText } from '#db/db.text.ts';
import { StartError } from '#db/start-error.ts';

const oldest = 15;
/** Texts are in every language, and the search folds them by the rules of Unicode. */
const encoding = 'UTF8';
const answerWithin = 5_000;

/** Settings without which a crash of the server's machine loses what was acknowledged. */
const safety = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

/** Reaches the server, refuses an old one, and returns what the operator should know of its settings. */
export async function checkServer(databaseUrl: string): Promise<string[]> {
  const client = clientOf(databaseUrl, { connectionTimeoutMillis: answerWithin, query_timeout: answerWithin });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(
      `select current_setting('server_version_num') as version_number, current_setting('server_version') as version,
        current_setting('server_encoding') as encoding,
        ${safety.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`,
    );
    const settings = rows[0] ?? {};
    if (Number(settings['version_number']) < oldest * 10_000)
      throw new StartError(dbText.tooOld(settings['version'] ?? '', oldest));
    if (settings['encoding'] !== encoding) throw new StartError(dbText.otherEncoding(settings['encoding'] ?? '', encoding));
    return safety.filter((name) => settings[name] === 'off').map(dbText.unsafeSetting);
  } catch (error) {
    throw error instanceof StartError ? error : postgresFailure(databaseUrl, error);
  } finally {
    // The connection may never have been made; there is nobody to wait for.
    client.end().catch(() => {});
  }
}

/** The sentence for a server that cannot be reached or does not let us in; it never holds the password. */
export function postgresFailure(databaseUrl: string, error: unknown): StartError {
  const where = placeOf(databaseUrl);
  // The server itself answered: wrong password, no such database, too many connections.
  if (error instanceof pg.DatabaseError) return new StartError(dbText.refused(where, error.message), { cause: error });
  return new StartError(dbText.unreachable(where, reasonOf(error)), { cause: error });
}

function clientOf(databaseUrl: string, options: pg.ClientConfig = {}) {
  try {
    return new pg.Client({ ...options, connectionString: databaseUrl });
  } catch (error) {
    throw new StartError(dbText.badUrl, { cause: error });
  }
}

function placeOf(databaseUrl: string) {
  const { host, port, database } = clientOf(databaseUrl);
  return `${host}:${port}${database ? `/${database}` : ''}`;
}

function reasonOf(error: unknown): string {
  // One host name with several addresses fails once for each.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  return /time-?out/i.test(message) ? dbText.noTimelyAnswer(answerWithin / 1000) : message;
}
