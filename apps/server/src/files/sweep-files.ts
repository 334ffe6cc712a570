// Deletes contents that nothing refers to any more, and what interrupted uploads left.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#db/connect.ts';
import { type FileStore, previewKey } from '#endpoints/files/file-store.ts';
import { deleteDoomedFile, doomedFiles, doomUnusedFiles, purgeRemovedAttachments } from '#files/stored-files.sql.ts';

/** Contents that one statement looks for. */
const batch = 200;
/** A file that is being received is younger than this, in milliseconds. */
const leftover = 3_600_000;

/** Sweeps once. A failure of the store ends it; the next sweep goes on there. */
export async function sweepFiles(db: Db, store: FileStore): Promise<void> {
  await purgeRemovedAttachments(db);
  await doomUnusedFiles(db);
  for (let found = await doomedFiles(db, batch); found.length > 0; found = await doomedFiles(db, batch)) {
    for (const { id, key } of found) {
      await store.remove(previewKey(key));
      await store.remove(key);
      await deleteDoomedFile(db, id);
    }
  }
  await deleteLeftovers(store.incoming);
}

/** Deletes files of a process that was killed while it received them. */
async function deleteLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.unfinished'))) {
    const path = join(folder, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > leftover) await rm(path, { force: true });
  }
}
