// One process per data folder: two on one PGlite folder damage it silently.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * Creates the folder and locks it against other processes, or throws. An exclusive SQLite transaction is a lock that the
 * system itself lifts when its process ends, however it ends. Returns what releases it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
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

function refusal(folder: string, file: string, error: unknown) {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (code === busy) return new StartError(dbText.folderInUse(folder, holder(file)), { cause: error });
  if (code === notADatabase || code === corrupt) return new StartError(dbText.lockDamaged(file), { cause: error });
  return new StartError(dbText.folderUnusable(folder, error instanceof Error ? error.message : String(error)), { cause: error });
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
