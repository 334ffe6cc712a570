// Locks the data folder for one process: two processes on one PGlite folder corrupt it silently.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { dbText } from '#db/db.text.ts';
import { FolderInUse, StartError } from '#db/start-error.ts';

/** How long a second process waits for the first, which may be shutting down. */
const lockTimeout = 500;

/** References the locks: garbage collection would close them and release the lock. */
const held = new Set<DatabaseSync>();

const busy = 5;
const notADatabase = 26;
const corrupt = 11;
const readOnly = 8;
const cannotOpen = 14;

/**
 * Creates the folder and locks it against other processes, or throws; returns the function that unlocks it. The lock is an
 * exclusive SQLite transaction, because the system releases it however the process ends.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    lock = new DatabaseSync(file, { timeout: lockTimeout });
    // In exclusive mode the lock outlives the commit. The file stores only the pid, for the error message of another process.
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; pragma synchronous = off; begin exclusive');
    lock.exec(`pragma user_version = ${process.pid}; commit`);
  } catch (error) {
    lock?.close();
    throw refusal(folder, file, error);
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}

/** Creates a folder and its parents. `mkdirSync` with `recursive` never returns where no parent can exist, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

function refusal(folder: string, file: string, error: unknown) {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (errcode === busy) return new FolderInUse(dbText.folderInUse(folder, holder(file)), { cause: error });
  if (errcode === notADatabase || errcode === corrupt) return new StartError(dbText.lockDamaged(file), { cause: error });
  if (errcode === readOnly || errcode === cannotOpen) {
    return new StartError(dbText.notWritable(existsSync(file) ? file : folder, user()), { cause: error });
  }
  return new StartError(folderFailure(folder, code, error), { cause: error });
}

function folderFailure(folder: string, code: string | undefined, error: unknown): string {
  if (code === 'EACCES' || code === 'EPERM') return dbText.notWritable(folder, user());
  if (code === 'EROFS') return dbText.readOnlyDisk(folder);
  if (code === 'ENOSPC' || code === 'EDQUOT') return dbText.noRoom(folder);
  if (code === 'ENOTDIR' || code === 'EEXIST') return dbText.notAFolder(folder);
  if (code === 'ENOENT') return dbText.impossibleFolder(folder);
  return dbText.folderUnusable(folder, error instanceof Error ? error.message : String(error));
}

function user(): number | undefined {
  return process.geteuid?.();
}

/** Reads the pid of the lock's owner; an immutable read-only connection ignores the lock. */
function holder(file: string) {
  try {
    const url = pathToFileURL(file);
    url.search = 'mode=ro&immutable=1';
    const reader = new DatabaseSync(url, { readOnly: true });
    const row = reader.prepare('pragma user_version').get();
    reader.close();
    return Number(row?.['user_version'] ?? 0);
  } catch {
    return 0;
  }
}
