// For tests: one database for each worker, opened and migrated once, and emptied before every app.
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, openDatabase } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { rows } from '#db/rows.ts';

interface Held {
  database: Promise<Database>;
  tables?: string;
}

/** Global, because a worker may load this module again for another file and must keep its database. */
const holder = globalThis as { tasklaneTestDatabase?: Held };

/** Returns the worker's database: on the server of TEST_DATABASE_URL, otherwise an embedded one in memory. */
export async function workerDatabase(): Promise<Database> {
  holder.tasklaneTestDatabase ??= { database: open() };
  return holder.tasklaneTestDatabase.database;
}

/** Deletes every row and restarts all ids at 1. */
export async function emptyDatabase(): Promise<void> {
  const { db } = await workerDatabase();
  const held = holder.tasklaneTestDatabase;
  if (!held) return;
  held.tables ??= (
    await rows<{ name: string }>(db, sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`)
  )
    .map(({ name }) => name)
    // The row of `event_epoch` is created with the database.
    .filter((name) => !name.includes('migrations') && name !== 'event_epoch')
    .join(', ');
  await db.execute(sql.raw(`truncate table ${held.tables} restart identity cascade`));
}

async function open(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  const database = await openDatabase(server ? { databaseUrl: await createDatabase(server) } : { inMemory: true });
  await migrate(database);
  return database;
}

/** Creates a database named after the worker, with a suffix for a test that starts the server; drops one of an earlier run. */
export async function createDatabase(server: string, suffix = ''): Promise<string> {
  const name = `tasklane_test_${process.env['VITEST_POOL_ID'] ?? '0'}${suffix}`;
  await onServer(server, `drop database if exists ${name} with (force)`, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs statements on a server, each on its own. */
async function onServer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
