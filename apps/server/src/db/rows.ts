// Rows of raw SQL, typed where they are asked for.
import type { SQL } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';

/** The rows of a statement; `T` is what its select list says. */
export async function rows<T>(db: Db, statement: SQL): Promise<T[]> {
  const result = await db.execute(statement);
  return (Array.isArray(result) ? [] : result.rows) as unknown as T[];
}

/** The first row of a statement, or undefined. */
export async function firstRow<T>(db: Db, statement: SQL): Promise<T | undefined> {
  return (await rows<T>(db, statement))[0];
}
