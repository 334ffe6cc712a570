// The folder of the embedded database, DATA_DIR/pg. A new one is created beside it and renamed when complete.
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dbText } from '#db/db.text.ts';
import { syncPath, syncTree } from '#db/pglite/sync-path.ts';
import { createDatabase } from '#db/pglite/wire.ts';
import { StartError } from '#db/start-error.ts';
import { preparedDatabase } from '#program-files.ts';

/**
 * Returns the database's folder; creates it if it is missing. A first start that was killed leaves nothing that breaks the next.
 */
export async function databaseFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'pg');
  const unfinished = join(dataDir, 'pg.unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(join(folder, 'PG_VERSION'))) return folder;
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new StartError(dbText.notADatabase(folder));
  try {
    if (existsSync(preparedDatabase)) copyPrepared(preparedDatabase, unfinished);
    else await createDatabase(unfinished);
    renameSync(unfinished, folder);
    syncPath(dataDir);
  } catch (error) {
    throw new StartError(dbText.notCreated(folder, error instanceof Error ? error.message : String(error)), { cause: error });
  }
  return folder;
}

/**
 * Copies the empty database of the build, which takes no memory; creating one takes 1.1 GB. The program may be read-only and another
 * user's, so each file gets rights of its own.
 */
function copyPrepared(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  copyFiles(from, to);
  syncTree(to);
}

function copyFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target, { mode: 0o700 });
      copyFiles(source, target);
    } else {
      copyFileSync(source, target);
      chmodSync(target, 0o600);
    }
  }
}
