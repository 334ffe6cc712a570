// Runs raw SQL and types its rows.
import type { Query, SQL } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

/** Drizzle's internal runner of query builders: unlike `execute`, it can name a statement, and so prepare it. */
interface Runner {
  dialect: { sqlToQuery(statement: SQL): Query };
  session: { prepareQuery(query: Query, mode: 'objects', name: string | false): { execute(): Promise<unknown[]> } };
}

const maxNames = 1_000;
const names = new Map<string, string>();

/**
 * Names a statement, so that each connection prepares it once; the limit keeps a flood of different statements from filling the
 * memory.
 */
function nameOf(text: string): string | false {
  const cached = names.get(text);
  if (cached !== undefined) return cached;
  if (names.size >= maxNames) return false;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Returns the rows of a statement; `T` describes its select list. */
export async function rows<T>(db: Db, statement: SQL): Promise<T[]> {
  return run<T>(db, statement, nameOf);
}

/** Like `rows`, for a statement whose best plan depends on its parameters: it is planned each time instead of prepared. */
export async function rowsReplanned<T>(db: Db, statement: SQL): Promise<T[]> {
  return run<T>(db, statement, () => false);
}

async function run<T>(db: Db, statement: SQL, name: typeof nameOf): Promise<T[]> {
  const { dialect, session } = db as unknown as Runner;
  const query = dialect.sqlToQuery(statement);
  const found = await session.prepareQuery(query, 'objects', name(query.sql)).execute();
  return found as T[];
}

/** Returns the first row of a statement, or undefined. */
export async function firstRow<T>(db: Db, statement: SQL): Promise<T | undefined> {
  return (await rows<T>(db, statement))[0];
}
