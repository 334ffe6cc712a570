// The worker thread that runs PGlite; it receives and sends PostgreSQL's protocol as messages.
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { dbText } from '#db/db.text.ts';
import { reserveIn } from '#db/pglite/disk.ts';
import { durableFileSystem, durableParameters } from '#db/pglite/durable-fs.ts';
import { syncTree } from '#db/pglite/sync-path.ts';

/** The data of the worker: a folder or, without one, an in-memory database, restored from a dump if there is one. */
export interface WorkerData {
  folder?: string;
  /** Creates the database in the folder, syncs it to the disk, and ends. */
  create?: boolean;
  dump?: Uint8Array<ArrayBuffer>;
  /** A shared counter of the fsync calls that reached the disk (`Database.commits`). */
  syncs?: SharedArrayBuffer;
}

/** Complete protocol messages of one connection. */
export interface Batch {
  connection: number;
  bytes: Uint8Array<ArrayBuffer>;
}

export type ToWorker = Batch | 'dump' | 'close';

export type FromWorker =
  | Batch
  | { type: 'ready' }
  | { type: 'failed'; reason: string }
  | { type: 'dump'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'closed' };

/** The chunk size of an answer: large enough for few messages, small enough that the client reads while the rest is produced. */
const chunkSize = 256 * 1024;

const readyLength = 6;

const data = workerData as WorkerData;
const port = parentPort;
const chunk = new Uint8Array(chunkSize);
let fatalLine = '';

if (port) {
  try {
    await run(port);
  } catch (error) {
    send({ type: 'failed', reason: reasonOf(error) });
  }
}

async function run(port: NonNullable<typeof parentPort>) {
  const database = await PGlite.create(options());
  if (data.create && data.folder) {
    await database.close();
    syncTree(data.folder);
    send({ type: 'ready' });
    port.close();
    return;
  }
  // Runs one batch at a time, in order of arrival.
  let queue = Promise.resolve();
  port.on('message', (message: ToWorker) => {
    queue = queue
      .then(() => answer(database, message))
      .catch((error: unknown) => send({ type: 'failed', reason: reasonOf(error) }));
  });
  send({ type: 'ready' });
}

function options(): PGliteOptions {
  const { folder, dump, syncs } = data;
  const counter = syncs && new Int32Array(syncs);
  return {
    ...(folder === undefined
      ? {}
      : { fs: durableFileSystem(folder, reserveIn(dirname(folder)), () => counter && Atomics.add(counter, 0, 1)) }),
    ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
    startParams: [...(folder === undefined ? PGlite.defaultStartParams : durableParameters()), '-c', 'shared_buffers=16MB'],
    onStderr: (line) => {
      if (/\b(FATAL|PANIC):/.test(line)) fatalLine = line;
      return false;
    },
  };
}

async function answer(database: PGlite, message: ToWorker) {
  if (message === 'close') {
    await database.close();
    send({ type: 'closed' });
    port?.close();
  } else if (message === 'dump') {
    const dump = await database.dumpDataDir('none');
    const bytes = new Uint8Array(await dump.arrayBuffer());
    send({ type: 'dump', bytes }, [bytes.buffer]);
  } else {
    await answerBatch(database, message);
  }
}

async function answerBatch(database: PGlite, { connection, bytes }: Batch) {
  if (isStartup(bytes)) await resetSession(database);
  let filled = 0;
  let tail = new Uint8Array();
  const flush = () => {
    const out = chunk.slice(0, filled);
    send({ connection, bytes: out }, [out.buffer]);
    filled = 0;
  };
  await database.execProtocolRawStream(bytes, {
    onRawData: (raw) => {
      tail = lastOf(tail, raw);
      for (let from = 0; from < raw.length; ) {
        const part = raw.subarray(from, from + chunkSize - filled);
        chunk.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled === chunkSize) flush();
      }
    },
  });
  if (filled > 0) flush();
  if (!isReady(tail)) throw new Error(dbText.noAnswer);
}

/** All connections share one session, one after the other: a new connection first resets what the last one left. */
async function resetSession(database: PGlite) {
  const silent = { onRawData: () => {} };
  if (database.isInTransaction()) await database.execProtocolRawStream(query('rollback'), silent);
  await database.execProtocolRawStream(query('discard all'), silent);
}

function query(text: string) {
  const body = Buffer.from(`${text}\0`);
  const message = new Uint8Array(5 + body.length);
  message[0] = 'Q'.charCodeAt(0);
  new DataView(message.buffer).setInt32(1, 4 + body.length);
  message.set(body, 5);
  return message;
}

/** Only the first message of a connection has no type letter before its length. */
function isStartup(bytes: Uint8Array) {
  return bytes[0] === 0;
}

/** Returns the last bytes of an answer that arrives in chunks of any size, as many as ReadyForQuery has. */
function lastOf(before: Uint8Array, part: Uint8Array) {
  return new Uint8Array(part.length >= readyLength ? part.subarray(-readyLength) : [...before, ...part].slice(-readyLength));
}

/** Returns whether the bytes are ReadyForQuery: Z, length 5, the transaction state. */
function isReady(bytes: Uint8Array) {
  return bytes.length === readyLength && bytes[0] === 'Z'.charCodeAt(0) && bytes[4] === 5;
}

function send(message: FromWorker, transfer: ArrayBuffer[] = []) {
  port?.postMessage(message, transfer);
}

/** PGlite's errors have 20 kB of minified source in their stack, so only the message is sent. */
function reasonOf(error: unknown) {
  const words = fatalLine.replace(/^.*?(?=FATAL:|PANIC:)/, '') || (error instanceof Error ? error.message : String(error));
  return words.replaceAll(/\s+/g, ' ').slice(0, 500);
}
