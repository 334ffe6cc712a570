// The folder of the embedded database: DATA_DIR/pg, made beside itself and renamed when whole.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dbText } from '#db/db.text.ts';
import { syncPath } from '#db/pglite/durable-fs.ts';
import { createDatabase } from '#db/pglite/wire.ts';
import { StartError } from '#db/start-error.ts';

/** The database's folder, made if there is none. A first start that was killed leaves nothing that matters to the next. */
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
