// Runs the database migrations once, however many processes start together.
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import type { Database } from '#db/connect.ts';
import { dbText } from '#db/db.text.ts';
import { reasonOf } from '#db/failures.ts';
import { StartError } from '#db/start-error.ts';
import { ownMigrations } from '#program-files.ts';

/** The key of the advisory lock; any constant works. */
const lockKey = 7_237_915;

let names: readonly string[] | undefined;

/** Returns the names of the migrations of this code, read once. */
export function migrationNames(): readonly string[] {
  names ??= namesIn(ownMigrations);
  return names;
}

/** A migration of this code with its statements. */
export interface Migration {
  name: string;
  statements: readonly string[];
}

/** Returns the migrations of this code in their order. */
export function knownMigrations(): readonly Migration[] {
  return readMigrationFiles({ migrationsFolder: ownMigrations }).map(({ name, sql: statements }) => ({ name, statements }));
}

function namesIn(migrationsFolder: string): readonly string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ name }) => name);
}

/** The migrations of a database beside those of this code. */
export interface MigrationStatus {
  applied: readonly string[];
  missing: readonly string[];
  /** Those of a newer version. */
  unknown: readonly string[];
}

/** Compares the migrations of a database with those of this code, and changes nothing. */
export async function migrationStatus(database: Database): Promise<MigrationStatus> {
  const applied = await database.dedicatedClient(appliedMigrations);
  const migrations = migrationNames();
  return {
    applied,
    missing: migrations.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !migrations.includes(name)),
  };
}

/** Runs the missing migrations; throws if the database is newer than this code. */
export async function migrate(database: Database, migrationsFolder = ownMigrations): Promise<void> {
  const migrations = namesIn(migrationsFolder);
  // A usual start finds nothing to migrate and takes no lock.
  if (await database.dedicatedClient((client) => isCurrent(client, migrations))) return;
  await locked(database, () =>
    database.dedicatedClient(async (client) => {
      try {
        if (!(await isCurrent(client, migrations)))
          await runMigrations(drizzle({ client: client as pg.Client }), { migrationsFolder });
      } catch (error) {
        if (error instanceof StartError) throw error;
        throw new StartError(dbText.migrationFailed(reasonOf(error)), { cause: error });
      }
    }),
  );
}

/**
 * Does the work while no other process does. A transaction of another connection holds the lock, because a pooler may give each
 * transaction of this one another session. The embedded database has one connection, and one process.
 */
async function locked(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'embedded') return work();
  await database.dedicatedClient(async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await work();
    await client.query('commit');
  });
}

/** Compares by name, so that a migration that was merged late still runs. */
async function isCurrent(client: pg.ClientBase, migrations: readonly string[]) {
  const applied = await appliedMigrations(client);
  const unknown = applied.filter((name) => !migrations.includes(name));
  if (unknown.length > 0) throw new StartError(dbText.newerSchema(unknown));
  return applied.length === migrations.length;
}

/** Returns the names of the migrations of a database, oldest first; none if it has never been started. */
export async function appliedMigrations(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>('select name from drizzle.__drizzle_migrations order by id');
  return rows.map(({ name }) => name);
}
