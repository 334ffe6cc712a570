// Deletes contents that nothing refers to any more, and what interrupted uploads left.
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#db/connect.ts';
import { type FileStore, previewKey } from '#endpoints/files/file-store.ts';
import {
  deleteDoomedFile,
  doomedFiles,
  doomUnusedFiles,
  postponeDoomedFile,
  purgeRemovedAttachments,
} from '#files/stored-files.sql.ts';

/** Contents that one statement looks for. */
const batch = 200;
/** A file that is being received is younger than this, in milliseconds. */
const leftover = 3_600_000;

/** A store that refuses so many contents in a row cannot be reached. */
const failuresInRow = 10;

/**
 * Sweeps once. A content that cannot be deleted waits for another day and does not keep the others; a store that cannot be reached
 * ends the sweep. Throws the first failure at the end.
 */
export async function sweepFiles(db: Db, store: FileStore): Promise<void> {
  await purgeRemovedAttachments(db);
  await doomUnusedFiles(db);
  let first: Error | undefined;
  let inRow = 0;
  sweep: for (let found = await doomedFiles(db, batch); found.length > 0; found = await doomedFiles(db, batch)) {
    for (const { id, key } of found) {
      const failure = await removeContent(store, key);
      if (failure === undefined) {
        await deleteDoomedFile(db, id);
        inRow = 0;
        continue;
      }
      first ??= failure;
      await postponeDoomedFile(db, id);
      if (++inRow === failuresInRow) break sweep;
    }
  }
  await deleteLeftovers(store.incoming);
  if (first) throw first;
}

/** Deletes a content with its preview; returns why it could not. */
async function removeContent(store: FileStore, key: string): Promise<Error | undefined> {
  try {
    await store.remove(previewKey(key));
    await store.remove(key);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
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
