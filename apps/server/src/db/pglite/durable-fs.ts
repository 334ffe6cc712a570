// Gives PGlite's folder a real fsync: without it a commit is not on the disk when it is acknowledged.
import { closeSync, fsyncSync, openSync } from 'node:fs';
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
  stream_ops: { fsync?: (stream: Stream) => number };
}

interface EmscriptenModule {
  NODEFS: NodeFileSystem;
}

/** A folder whose syncs reach the disk. `onSync` is told of each. */
export function durableFolder(folder: string, onSync: () => void): NodeFS {
  const files = new NodeFS(folder);
  const init = files.init.bind(files);
  files.init = async (pg, options) => {
    const { emscriptenOpts } = await init(pg, options);
    const hook = (module: unknown) => addSync((module as EmscriptenModule).NODEFS, onSync);
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

/** Syncs a file or a folder by its path. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
