// For tests: opens databases without tables, on PostgreSQL or embedded.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, type DatabaseOptions, openDatabase } from '#db/connect.ts';

/** The PostgreSQL server of the tests, if there is one. */
export const testServer = process.env['TEST_DATABASE_URL'] || undefined;

/** Opens a database of the worker without tables: on the server of the tests, otherwise an embedded one in memory. */
export async function newDatabase(suffix = ''): Promise<Database> {
  return testServer ? openDatabase({ databaseUrl: await createDatabase(testServer, suffix) }) : newEmbedded();
}

/** Opens an embedded database in memory without tables. */
export async function newEmbedded(options: DatabaseOptions = {}): Promise<Database> {
  return openDatabase({ ...options, inMemory: await emptyDump() });
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

const kept = join(import.meta.dirname, '../../../../node_modules/.cache');

/** Returns a dump of a new embedded database, kept between runs: creating one takes 3 s of CPU, opening a dump 0.5 s. */
async function emptyDump(): Promise<Uint8Array<ArrayBuffer>> {
  const name = `empty-database-of-pglite-${pgliteVersion()}.tar`;
  const file = join(kept, name);
  if (!existsSync(file)) {
    const database = await openDatabase({ inMemory: true });
    const dump = await database.dump?.();
    await database.close();
    // Other workers may write and read it at the same time, so it appears whole and is never deleted.
    const isOld = (other: string) => other.startsWith('empty-database-') && !other.startsWith(name);
    mkdirSync(kept, { recursive: true });
    for (const old of readdirSync(kept).filter(isOld)) rmSync(join(kept, old), { force: true });
    const aside = `${file}.${randomUUID()}`;
    writeFileSync(aside, dump ?? '');
    renameSync(aside, file);
  }
  return new Uint8Array(readFileSync(file));
}

function pgliteVersion(): string {
  const main = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return (JSON.parse(readFileSync(join(main, '../../package.json'), 'utf8')) as { version: string }).version;
}
