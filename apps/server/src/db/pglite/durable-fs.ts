// Adds a real fsync to PGlite's folder: without it a commit is acknowledged before it is on the disk.
import { fsyncSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from '#db/pglite/sync-path.ts';

interface Stream {
  nfd?: number | null;
  node: unknown;
}

/** The part of Emscripten's node file system that this code relies on; PGlite is pinned and a test counts the fsync calls. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: Stream) => number; write: Write };
}

type Write = (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number;

/** Emscripten's errno values for ENOSPC and EDQUOT. */
const noRoom: readonly unknown[] = [51, 19];

interface EmscriptenModule {
  NODEFS: NodeFileSystem;
}

/**
 * Returns a folder whose fsync calls reach the disk; calls `onSync` after each. If a write finds no space, the `reserve` file is
 * deleted and the write retried: without space for its log PostgreSQL stops, and the process with it.
 */
export function durableFileSystem(folder: string, reserve: string, onSync: () => void): NodeFS {
  const files = new NodeFS(folder);
  const init = files.init.bind(files);
  files.init = async (pg, options) => {
    const { emscriptenOpts } = await init(pg, options);
    const hook = (module: unknown) => {
      const { NODEFS: nodeFiles } = module as EmscriptenModule;
      addSync(nodeFiles, onSync);
      addReserve(nodeFiles, reserve);
    };
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), hook];
    return { emscriptenOpts };
  };
  return files;
}

/** Returns PGlite's start parameters with fsync switched on, which PGlite switches off. */
export function durableParameters(): string[] {
  // Emscripten's fdatasync does nothing, so the WAL needs fsync.
  return [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
  ];
}

function addSync(files: NodeFileSystem, onSync: () => void) {
  files.stream_ops.fsync = (stream) =>
    // Emscripten would treat a raw exception as a longjmp and the commit as done; `tryFSOperation` turns it into an errno, on
    // which PostgreSQL panics.
    files.tryFSOperation(() => {
      if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
      else syncPath(files.realPath(stream.node));
      onSync();
      return 0;
    });
}

function addReserve({ stream_ops: streams }: NodeFileSystem, reserve: string) {
  const { write } = streams;
  streams.write = (stream, buffer, offset, length, position) => {
    let written = 0;
    try {
      written = write(stream, buffer, offset, length, position);
    } catch (error) {
      if (!noRoom.includes((error as { errno?: unknown }).errno) || !deleteReserve(reserve)) throw error;
    }
    // A write into the last free space may be partial; only the next write fails.
    if (written === length || (written > 0 && !deleteReserve(reserve))) return written;
    return written + write(stream, buffer, offset + written, length - written, position + written);
  };
}

/** Deletes the reserve file; returns whether it existed. */
function deleteReserve(reserve: string): boolean {
  try {
    rmSync(reserve);
    return true;
  } catch {
    return false;
  }
}
