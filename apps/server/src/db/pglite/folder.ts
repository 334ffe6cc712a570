// The folder of the embedded database, DATA_DIR/pg. A new one is created beside it and renamed when complete.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dbText } from '#db/db.text.ts';
import { syncPath } from '#db/pglite/sync-path.ts';
import { createDatabase } from '#db/pglite/wire.ts';
import { StartError } from '#db/start-error.ts';

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
    await createDatabase(unfinished);
    renameSync(unfinished, folder);
    syncPath(dataDir);
  } catch (error) {
    throw new StartError(dbText.notCreated(folder, error instanceof Error ? error.message : String(error)), { cause: error });
  }
  return folder;
}
