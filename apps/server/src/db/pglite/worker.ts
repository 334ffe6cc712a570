// The thread in which PGlite runs: PostgreSQL's protocol comes in and goes out as messages.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { dbText } from '#db/db.text.ts';
import { reserveIn } from '#db/pglite/disk.ts';
import { durableFolder, durableParameters, syncPath } from '#db/pglite/durable-fs.ts';

/** What the thread is started with: a folder or, without one, the memory, filled from a dump if there is one. */
export interface WorkerData {
  folder?: string;
  /** Make the database in the folder, put it on the disk whole, and end. */
  create?: boolean;
  dump?: Uint8Array<ArrayBuffer>;
  /** A shared counter of the syncs that reached the disk, for the test that proves them. */
  syncs?: SharedArrayBuffer;
}

/** Whole messages of one connection, to PostgreSQL. */
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

/** The size of the pieces in which an answer leaves: big enough to be few, small enough to be read while the rest is made. */
const pieceSize = 256 * 1024;

const readyLength = 6;

const data = workerData as WorkerData;
const port = parentPort;
const piece = new Uint8Array(pieceSize);
let lastWords = '';

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
  // One statement after the other, in the order in which they came.
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
      : { fs: durableFolder(folder, reserveIn(dirname(folder)), () => counter && Atomics.add(counter, 0, 1)) }),
    ...(dump === undefined ? {} : { loadDataDir: new Blob([dump]) }),
    startParams: [...(folder === undefined ? PGlite.defaultStartParams : durableParameters()), '-c', 'shared_buffers=16MB'],
    onStderr: (line) => {
      if (/\b(FATAL|PANIC):/.test(line)) lastWords = line;
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
    await converse(database, message);
  }
}

async function converse(database: PGlite, { connection, bytes }: Batch) {
  if (isStartup(bytes)) await startAnew(database);
  let filled = 0;
  let tail = new Uint8Array();
  const flush = () => {
    const out = piece.slice(0, filled);
    send({ connection, bytes: out }, [out.buffer]);
    filled = 0;
  };
  await database.execProtocolRawStream(bytes, {
    onRawData: (raw) => {
      tail = lastOf(tail, raw);
      for (let from = 0; from < raw.length; ) {
        const part = raw.subarray(from, from + pieceSize - filled);
        piece.set(part, filled);
        filled += part.length;
        from += part.length;
        if (filled === pieceSize) flush();
      }
    },
  });
  if (filled > 0) flush();
  if (!isReady(tail)) throw new Error(dbText.noAnswer);
}

/** There is one session for all connections, one after the other: what the last one left is put away first. */
async function startAnew(database: PGlite) {
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

/** Only the first message of a connection has no letter before its length. */
function isStartup(bytes: Uint8Array) {
  return bytes[0] === 0;
}

/** The last bytes of an answer that comes in parts of any size, as many as ReadyForQuery has. */
function lastOf(before: Uint8Array, part: Uint8Array) {
  return new Uint8Array(part.length >= readyLength ? part.subarray(-readyLength) : [...before, ...part].slice(-readyLength));
}

/** Says whether bytes are ReadyForQuery: Z, length 5, the state of the transaction. */
function isReady(bytes: Uint8Array) {
  return bytes.length === readyLength && bytes[0] === 'Z'.charCodeAt(0) && bytes[4] === 5;
}

function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

function send(message: FromWorker, transfer: ArrayBuffer[] = []) {
  port?.postMessage(message, transfer);
}

/** PGlite's errors carry 20 kB of minified source in their stack; only the message leaves. */
function reasonOf(error: unknown) {
  const words = lastWords.replace(/^.*?(?=FATAL:|PANIC:)/, '') || (error instanceof Error ? error.message : String(error));
  return words.replaceAll(/\s+/g, ' ').slice(0, 500);
}
