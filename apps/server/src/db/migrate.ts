// Brings the database to the shape this code needs, once, however many processes start together.
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from '#db/connect.ts';
import { dbText } from '#db/db.text.ts';
import { reasonOf } from '#db/failures.ts';
import { StartError } from '#db/start-error.ts';

const ourMigrations = join(import.meta.dirname, '../../migrations');
/** Any number, as long as it is always the same: under it the processes queue. */
const queue = 7_237_915;

let names: readonly string[] | undefined;

/** The names of the migrations that this code brings, read once. */
export function knownMigrations(): readonly string[] {
  names ??= namesIn(ourMigrations);
  return names;
}

function namesIn(migrationsFolder: string): readonly string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ name }) => name);
}

/** Runs the migrations that are missing, or throws where the database is newer than this code. */
export async function migrate(database: Database, migrationsFolder = ourMigrations): Promise<void> {
  const known = namesIn(migrationsFolder);
  await database.unhurried(async (client) => {
    // The usual start finds nothing to do and asks for no lock.
    if (await isCurrent(client, known)) return;
    await client.query('select pg_advisory_lock($1)', [queue]);
    try {
      if (!(await isCurrent(client, known))) await runMigrations(drizzle({ client: client as pg.Client }), { migrationsFolder });
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(dbText.migrationFailed(reasonOf(error)), { cause: error });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [queue]);
    }
  });
}

/** Compares by name, so that a migration merged late is still run. */
async function isCurrent(client: pg.ClientBase, known: readonly string[]) {
  const applied = await appliedTo(client);
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new StartError(dbText.newerSchema(unknown));
  return applied.length === known.length;
}

async function appliedTo(client: pg.ClientBase) {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>('select name from drizzle.__drizzle_migrations order by id');
  return rows.map(({ name }) => name);
}
