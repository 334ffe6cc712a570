// Gives PGlite's folder a real fsync: without it a commit is not on the disk when it is acknowledged.
import { closeSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd?: number | null;
  node: unknown;
}

/** The part of Emscripten's node file system that this relies on; PGlite is pinned and a test counts the syncs. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  tryFSOperation<T>(operation: () => T): T;
  stream_ops: { fsync?: (stream: Stream) => number; write: Write };
}

type Write = (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number;

/** How the emulated system numbers "no room left" and "quota used up". */
const noRoom: readonly unknown[] = [51, 19];

interface EmscriptenModule {
  NODEFS: NodeFileSystem;
}

/**
 * A folder whose syncs reach the disk; `onSync` is told of each. Where there is no room for a write, the file `reserve` is deleted
 * and the write tried once more: without room for its log PostgreSQL ends, and the process with it.
 */
export function durableFolder(folder: string, reserve: string, onSync: () => void): NodeFS {
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

/** PGlite's own start parameters, with the syncs it switches off switched on. */
export function durableParameters(): string[] {
  // The emulated fdatasync does nothing, so the log has to be synced by fsync.
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
    // A raw exception would be taken for a long jump and the commit for done; this makes it an errno, on which PostgreSQL panics.
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
      if (!noRoom.includes((error as { errno?: unknown }).errno) || !isFreed(reserve)) throw error;
    }
    // The last room takes a part of what is written; the rest is refused only when asked for.
    if (written === length || (written > 0 && !isFreed(reserve))) return written;
    return written + write(stream, buffer, offset + written, length - written, position + written);
  };
}

/** Deletes the reserve; says whether there was one. */
function isFreed(reserve: string): boolean {
  try {
    rmSync(reserve);
    return true;
  } catch {
    return false;
  }
}

/** Syncs a file or a folder by its path. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
