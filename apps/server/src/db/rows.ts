// Rows of raw SQL, typed where they are asked for.
import type { Query, SQL } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

/** What drizzle uses itself to run a query builder's statement; its `execute` cannot name a statement, and this can. */
interface Runner {
  dialect: { sqlToQuery(statement: SQL): Query };
  session: { prepareQuery(query: Query, mode: 'objects', name: string | false): { execute(): Promise<unknown[]> } };
}

const keptAtMost = 1_000;
const names = new Map<string, string>();

/** A statement that comes again is prepared once on each connection; a flood of different ones is not kept. */
function nameOf(text: string): string | false {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= keptAtMost) return false;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** The rows of a statement; `T` is what its select list says. */
export async function rows<T>(db: Db, statement: SQL): Promise<T[]> {
  return run<T>(db, statement, nameOf);
}

/** The same for a statement whose best plan depends on what is asked: it is not prepared, but planned each time. */
export async function rowsPlannedAnew<T>(db: Db, statement: SQL): Promise<T[]> {
  return run<T>(db, statement, () => false);
}

async function run<T>(db: Db, statement: SQL, name: typeof nameOf): Promise<T[]> {
  const { dialect, session } = db as unknown as Runner;
  const query = dialect.sqlToQuery(statement);
  const found = await session.prepareQuery(query, 'objects', name(query.sql)).execute();
  return found as T[];
}

/** The first row of a statement, or undefined. */
export async function firstRow<T>(db: Db, statement: SQL): Promise<T | undefined> {
  return (await rows<T>(db, statement))[0];
}
