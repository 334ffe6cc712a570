// One process per data folder: two on one PGlite folder damage it silently.
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { dbText } from '#db/db.text.ts';
import { StartError } from '#db/start-error.ts';

/** How long a second process waits for the first, which may be just ending. */
const patience = 500;

/** A lock that nobody refers to would be collected and with it released. */
const held = new Set<DatabaseSync>();

const busy = 5;
const notADatabase = 26;
const corrupt = 11;
const readOnly = 8;
const cannotOpen = 14;

/**
 * Creates the folder and locks it against other processes, or throws. An exclusive SQLite transaction is a lock that the
 * system itself lifts when its process ends, however it ends. Returns what releases it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error(folder), { code: 'ENOTDIR' });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    lock = new DatabaseSync(file, { timeout: patience });
    // In exclusive mode the lock outlives the commit. What the file says is only the pid for the other process's sentence.
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

/** Makes a folder and those above it. Node's own way never ends where the system knows no folder that could hold it, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

function refusal(folder: string, file: string, error: unknown) {
  const { errcode, code } = error as { errcode?: number; code?: string };
  if (errcode === busy) return new StartError(dbText.folderInUse(folder, holder(file)), { cause: error });
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

/** The pid that the holder wrote, read past its lock. */
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
