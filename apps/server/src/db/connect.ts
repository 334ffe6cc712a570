// Opens the database: the embedded one in a folder, or PostgreSQL if DATABASE_URL is set. Both use the same driver.
import { dirname, resolve } from 'node:path';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgAsyncDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { dbText } from '#db/db.text.ts';
import { reasonOf } from '#db/failures.ts';
import { type DiskState, type Space, watchDisk } from '#db/pglite/disk.ts';
import { databaseFolder } from '#db/pglite/folder.ts';
import { lockFolder } from '#db/pglite/lock.ts';
import { startMaintenance } from '#db/pglite/maintenance.ts';
import { copyDatabase } from '#db/pglite/snapshot.ts';
import { openWire } from '#db/pglite/wire.ts';
import type { WorkerData } from '#db/pglite/worker.ts';
import { openServer, type ServerOptions } from '#db/server.ts';
import { DatabaseDamaged } from '#db/start-error.ts';

/** The database, or a transaction on it. */
export type Db = PgAsyncDatabase<NodePgQueryResultHKT>;

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  db: Db;
  /** Warnings for the operator, one sentence each. */
  warnings: readonly string[];
  /** Runs work without a statement timeout on one client: the only connection of the embedded database, otherwise a new one. */
  dedicatedClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** The free space of the database's disk; undefined for PostgreSQL, which has a disk of its own. */
  disk(): DiskState | undefined;
  /** Whether PostgreSQL grants fewer connections than the pool may open. */
  hasFewConnections(): boolean;
  /** How many requests wait for a connection. */
  waiting(): number;
  /**
   * When the newest connection was opened (milliseconds). It may lead to another server than those before it, whose snapshots mean
   * something else.
   */
  connectedAt(): number;
  /** How often the embedded database has put commits on the disk; undefined where there is none. */
  commits(): number | undefined;
  /** Copies the files of the embedded database into a folder, which is then a data folder of its own; requests wait meanwhile. */
  copyTo?(target: string): Promise<void>;
  /** Dumps the embedded database as a tar archive, from which `inMemory` starts: a fast copy for tests. */
  dump?(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends ServerOptions {
  /** A PostgreSQL server; without it, the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir?: string;
  /** A temporary database for tests: empty, or restored from a dump. */
  inMemory?: true | Uint8Array<ArrayBuffer>;
  /** Returns the disk space, for tests. */
  space?: (folder: string) => Space;
  /** Called once if the embedded database stops unexpectedly; the process cannot continue afterwards. */
  onCrash?: (reason: string) => void;
}

/** How long a request waits for the only connection before it fails with 503. */
const acquireTimeout = 5_000;
/** How long closing waits for connections that are still in use. */
const shutdownTimeout = 5_000;

// Keeps a DATE as text, because it is no instant, and parses a 64-bit integer as a number (ids and counts stay far below 2^53).
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database, or throws a StartError with the reason in one line. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.inMemory !== undefined) return openMemory(options.inMemory, options);
  return options.databaseUrl === undefined ? openFolder(options) : openPostgres(options.databaseUrl, options);
}

async function openPostgres(databaseUrl: string, options: ServerOptions): Promise<Database> {
  const server = await openServer(databaseUrl, options);
  return { ...server, disk: () => undefined, commits: () => undefined, ...handles('postgres', server.pool) };
}

async function openFolder(options: DatabaseOptions): Promise<Database> {
  const dataDir = resolve(options.dataDir ?? 'data');
  const unlock = lockFolder(dataDir);
  try {
    const folder = await databaseFolder(dataDir);
    return await openEmbedded({ folder }, folder, options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function openMemory(inMemory: true | Uint8Array<ArrayBuffer>, options: DatabaseOptions) {
  return openEmbedded(inMemory === true ? {} : { dump: inMemory }, dbText.inMemory, options, () => {});
}

async function openEmbedded(
  data: WorkerData,
  where: string,
  { onCrash = endProcess, space }: DatabaseOptions,
  closed: () => void,
): Promise<Database> {
  const wire = await openWire(data, onCrash).catch((error: unknown) => {
    throw new DatabaseDamaged(dbText.notOpened(where, reasonOf(error)), { cause: error });
  });
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    // PGlite has one session. A caller that waits longer than this for it most likely waits for itself, inside its own
    // transaction.
    max: 1,
    connectionTimeoutMillis: acquireTimeout,
    idleTimeoutMillis: 0,
    pipeline: true,
    stream: wire.connect,
  });
  const stopMaintenance = data.folder === undefined ? () => {} : startMaintenance(pool);
  const { folder } = data;
  async function dedicatedClient<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  }
  const disk = data.folder === undefined ? undefined : watchDisk(dirname(data.folder), writeLine, space);
  return {
    ...handles('embedded', pool),
    warnings: [],
    disk: () => disk?.state(),
    hasFewConnections: () => false,
    waiting: () => pool.waitingCount,
    connectedAt: () => 0,
    commits: wire.syncs,
    dedicatedClient,
    ...(folder === undefined ? {} : { copyTo: (target) => dedicatedClient((client) => copyDatabase(client, folder, target)) }),
    dump: wire.dump,
    async close() {
      stopMaintenance();
      await endPool(pool);
      await wire.close();
      disk?.stop();
      closed();
    },
  };
}

function handles(kind: Database['kind'], pool: pg.Pool) {
  // The pool replaces an idle connection that breaks; the next statement reports the error.
  pool.on('error', () => {});
  return { kind, pool, db: drizzle({ client: pool }) };
}

async function endPool(pool: pg.Pool) {
  const late = new Promise<void>((resolve) => setTimeout(resolve, shutdownTimeout).unref());
  await Promise.race([pool.end(), late]);
}

function endProcess(reason: string) {
  writeLine(dbText.stopped(reason));
  process.exit(1);
}

function writeLine(line: string) {
  process.stderr.write(`${line}\n`);
}
