// Copies the files of the embedded database while it runs: nothing writes meanwhile, so the copy is one instant of the database.
import { constants, mkdirSync, rmSync } from 'node:fs';
import { cp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { dbText } from '#db/db.text.ts';
import { spaceOf } from '#db/pglite/disk.ts';
import { StartError } from '#db/start-error.ts';

const megabyte = 1024 * 1024;
/** The share of the size that must be free besides the copy. */
const spare = 1.2;

/**
 * Copies the database's folder into `target`, which becomes a data folder of its own. The caller holds the only connection;
 * a checkpoint first keeps the copy small and its start short.
 */
export async function copyDatabase(client: pg.ClientBase, folder: string, target: string): Promise<void> {
  await client.query('checkpoint');
  mkdirSync(target, { recursive: true, mode: 0o700 });
  const needed = (await sizeOf(folder)) * spare;
  const { free } = spaceOf(target);
  if (free < needed) {
    rmSync(target, { recursive: true, force: true });
    throw new StartError(dbText.noRoomForCopy(Math.ceil(needed / megabyte), Math.floor(free / megabyte)), {
      cause: { code: 'ENOSPC' },
    });
  }
  await cp(folder, join(target, 'pg'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function sizeOf(folder: string): Promise<number> {
  let size = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name))).size;
  }
  return size;
}
