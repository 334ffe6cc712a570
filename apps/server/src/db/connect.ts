// Opens the database: the embedded one in a folder, or PostgreSQL where DATABASE_URL names one. One driver serves both.
import { dirname, resolve } from 'node:path';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgAsyncDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { dbText } from '#db/db.text.ts';
import { reasonOf } from '#db/failures.ts';
import { type DiskState, type Space, watchDisk } from '#db/pglite/disk.ts';
import { databaseFolder } from '#db/pglite/folder.ts';
import { lockFolder } from '#db/pglite/lock.ts';
import { keepUp } from '#db/pglite/upkeep.ts';
import { openWire } from '#db/pglite/wire.ts';
import type { WorkerData } from '#db/pglite/worker.ts';
import { openServer, type ServerOptions } from '#db/server.ts';
import { StartError } from '#db/start-error.ts';

/** The database, or a transaction of it. */
export type Db = PgAsyncDatabase<NodePgQueryResultHKT>;

export interface Database {
  kind: 'embedded' | 'postgres';
  pool: pg.Pool;
  db: Db;
  /** What the operator should know, one sentence each. */
  warnings: readonly string[];
  /** Does work that knows no time limit, on one connection: the only one of the embedded database, else one of its own. */
  unhurried<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** How much room is left on the disk it is on; undefined where that is not ours to know. */
  disk(): DiskState | undefined;
  /** Whether PostgreSQL gives fewer connections than the pool may have. */
  hasFewConnections(): boolean;
  /** The whole embedded database as a tar archive, which `inMemory` starts from: a fast copy for tests. */
  dump?(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

export interface DatabaseOptions extends ServerOptions {
  /** A PostgreSQL server; without it the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  dataDir?: string;
  /** A database that nobody keeps, for tests: empty, or filled from a dump. */
  inMemory?: true | Uint8Array<ArrayBuffer>;
  /** A shared counter of the embedded database's syncs, for the test that proves them. */
  syncs?: SharedArrayBuffer;
  /** The room on the disk, for tests. */
  space?: (folder: string) => Space;
  /** Called once if the embedded database stops by itself; the process is of no use afterwards. */
  onCrash?: (reason: string) => void;
}

/** How long a request waits for the only connection before it is told to come back. */
const patience = 5_000;
/** How long closing waits for connections that are still in use. */
const farewell = 5_000;

// A calendar date is no instant, and a number of 64 bits is a number (ids and counts stay far below 2^53).
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Opens the database, or throws a StartError that says in one line why not. */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.inMemory !== undefined) return openMemory(options.inMemory, options);
  return options.databaseUrl === undefined ? openFolder(options) : openPostgres(options.databaseUrl, options);
}

async function openPostgres(databaseUrl: string, options: ServerOptions): Promise<Database> {
  const server = await openServer(databaseUrl, options);
  return { ...server, disk: () => undefined, ...handles('postgres', server.pool) };
}

async function openFolder(options: DatabaseOptions): Promise<Database> {
  const dataDir = resolve(options.dataDir ?? 'data');
  const unlock = lockFolder(dataDir);
  try {
    const folder = await databaseFolder(dataDir);
    return await openEmbedded({ folder, ...(options.syncs ? { syncs: options.syncs } : {}) }, folder, options, unlock);
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
    throw new StartError(dbText.notOpened(where, reasonOf(error)), { cause: error });
  });
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    // PGlite knows one session; who waits longer for it is most likely waiting for itself, in its own transaction.
    max: 1,
    connectionTimeoutMillis: patience,
    idleTimeoutMillis: 0,
    pipeline: true,
    stream: wire.connect,
  });
  const stopUpkeep = data.folder === undefined ? () => {} : keepUp(pool);
  const disk = data.folder === undefined ? undefined : watchDisk(dirname(data.folder), tell, space);
  return {
    ...handles('embedded', pool),
    warnings: [],
    disk: () => disk?.state(),
    hasFewConnections: () => false,
    async unhurried(work) {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    },
    dump: wire.dump,
    async close() {
      stopUpkeep();
      await endPool(pool);
      await wire.close();
      disk?.stop();
      closed();
    },
  };
}

function handles(kind: Database['kind'], pool: pg.Pool) {
  // An idle connection that breaks is replaced; the next statement says what is wrong.
  pool.on('error', () => {});
  return { kind, pool, db: drizzle({ client: pool }) };
}

async function endPool(pool: pg.Pool) {
  const late = new Promise<void>((resolve) => setTimeout(resolve, farewell).unref());
  await Promise.race([pool.end(), late]);
}

function endProcess(reason: string) {
  tell(dbText.stopped(reason));
  process.exit(1);
}

function tell(line: string) {
  process.stderr.write(`${line}\n`);
}
