// Puts a file or folder on the disk; apart from durable-fs.ts, which loads PGlite into the thread that imports it.
import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Calls fsync on a file or folder by its path. */
export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
