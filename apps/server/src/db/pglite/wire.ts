// Connects node-postgres to PGlite: an in-memory stream replaces the socket, with a worker thread at its other end.
import '#engine-flags.mjs';
import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { dbText } from '#db/db.text.ts';
import { failureError, ownCodes } from '#db/failures.ts';
import { frames } from '#db/pglite/frames.ts';
import type { FromWorker, ToWorker, WorkerData } from '#db/pglite/worker.ts';
import { databaseWorker } from '#program-files.ts';

export interface Wire {
  /** Returns a stream for one node-postgres client. Only one exists at a time; a new one destroys the last. */
  connect(): Duplex;
  /** How many fsync calls have reached the disk; undefined for a database in memory. */
  syncs(): number | undefined;
  /** Dumps the whole database as a tar archive. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Opens a database. Afterwards, `onCrash` is called if the worker thread ends unexpectedly: nothing can be stored any more. */
export async function openWire(data: WorkerData, onCrash: (reason: string) => void): Promise<Wire> {
  const syncs = data.folder === undefined ? undefined : new SharedArrayBuffer(4);
  const counter = syncs && new Int32Array(syncs);
  const { worker, exited } = await startWorker({ ...data, ...(syncs && { syncs }) });
  let current: { connection: number; stream: Duplex } | undefined;
  let connections = 0;
  let closing = false;
  const waiting: ((bytes: Uint8Array<ArrayBuffer>) => void)[] = [];

  function crash(reason: string) {
    if (closing) return;
    closing = true;
    current?.stream.destroy(failureError(ownCodes.stopped, dbText.stopped(reason)));
    onCrash(reason);
  }

  worker.on('message', (message: FromWorker) => {
    if ('connection' in message) {
      // Drops bytes for a client that disconnected.
      if (message.connection === current?.connection) current.stream.push(Buffer.from(message.bytes.buffer));
    } else if (message.type === 'dump') waiting.shift()?.(message.bytes);
    else if (message.type === 'failed') crash(message.reason);
  });
  worker.on('error', (error) => crash(error.message));
  void exited.then(() => crash(dbText.unknownReason));

  return {
    connect() {
      current?.stream.destroy();
      const connection = ++connections;
      const stream = clientStream((bytes) => post(worker, { connection, bytes }, [bytes.buffer]));
      stream.once('close', () => {
        if (current?.stream === stream) current = undefined;
      });
      current = { connection, stream };
      return stream;
    },
    syncs: () => counter && Atomics.load(counter, 0),
    dump() {
      const dumped = new Promise<Uint8Array<ArrayBuffer>>((resolve) => waiting.push(resolve));
      post(worker, 'dump');
      return dumped;
    },
    async close() {
      closing = true;
      post(worker, 'close');
      await exited;
    },
  };
}

/** Creates a complete database in a folder and syncs it to the disk; the worker thread then ends and frees its memory. */
export async function createDatabase(folder: string): Promise<void> {
  const { exited } = await startWorker({ folder, create: true });
  // It ends by itself: `terminate` would stop it wherever it is, even while it frees its memory.
  await exited;
}

async function startWorker(data: WorkerData) {
  // A worker rejects some of the process's flags.
  const worker = new Worker(databaseWorker, { workerData: data, execArgv: [] });
  // From the beginning: where this thread is busy, the last message and the exit come at once.
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    // Node itself sends messages here too, under --watch.
    worker.on('message', (message: Partial<FromWorker>) => {
      if (!('type' in message)) return;
      if (message.type === 'ready') resolve();
      else if (message.type === 'failed') reject(new Error(message.reason));
    });
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error(dbText.unknownReason)));
  }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  return { worker, exited };
}

function post(worker: Worker, message: ToWorker, transfer: ArrayBuffer[] = []) {
  worker.postMessage(message, transfer);
}

/** Returns a stream that node-postgres uses as a socket: it connects at once and passes complete batches to `sendBatch`. */
function clientStream(sendBatch: (bytes: Uint8Array<ArrayBuffer>) => void): Duplex {
  const incoming = frames();
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      const batch = incoming.push(chunk);
      if (batch) sendBatch(batch);
      if (incoming.ended) stream.push(null);
      done();
    },
  });
  const itself = () => stream;
  return Object.assign(stream, {
    connect() {
      process.nextTick(() => stream.emit('connect'));
      return stream;
    },
    setNoDelay: itself,
    setKeepAlive: itself,
    ref: itself,
    unref: itself,
  });
}
