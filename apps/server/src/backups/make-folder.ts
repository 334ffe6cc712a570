// Creates a folder with those above it.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates the folder and those above it, for the owner alone; throws the error of the operating system. The `recursive` of the
 * runtime never returns below a file system that answers ENOENT to every new folder, such as /proc.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !existsSync(at); at = dirname(at)) missing.unshift(at);
  for (const at of missing) make(at);
  // Throws that a file has this name.
  if (!statSync(folder).isDirectory()) mkdirSync(folder);
}

/** Creates one folder, unless another process is faster. */
function make(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
