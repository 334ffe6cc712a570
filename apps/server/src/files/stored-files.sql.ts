// The rows of stored contents: which exist, which are used, and which may be deleted.
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { sql } from 'drizzle-orm';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';

/** The key of the advisory lock; any constant works. It makes uploads take their place one after the other. */
const filesLock = 7276505;

/** A content that nobody has used for this long is deleted from the store after the same time again, in seconds. */
const grace = { unused: 3_600, doomed: 86_400 } as const;

export interface StoredFile {
  id: number;
  key: string;
}

export interface NewStoredFile {
  key: string;
  hash: string;
  size: number;
  type: string;
  width: number | null;
  height: number | null;
}

/** Returns the content with that hash, if there is one, and keeps it from being deleted for the next hour. */
export async function reuseStoredFile(db: Db, hash: string): Promise<StoredFile | undefined> {
  return firstRow<StoredFile>(
    db,
    sql`update stored_files set used_at = now() where hash = ${hash} and state = 'kept' returning id, key`,
  );
}

/** Inserts the row of a content that is about to be stored. */
export async function insertStoredFile(db: Db, file: NewStoredFile): Promise<StoredFile> {
  const row = await firstRow<StoredFile>(
    db,
    sql`insert into stored_files (key, hash, size, type, width, height)
        values (${file.key}, ${file.hash}, ${file.size}, ${file.type}, ${file.width}::int, ${file.height}::int) returning id, key`,
  );
  if (!row) throw new Error('no file was inserted');
  return row;
}

/** Lets the uploads of all instances take their place one after the other, until the transaction ends. */
export async function lockFiles(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${filesLock})`);
}

/** Keeps a content that is stored by now. The caller holds the lock, so that no equal one is kept meanwhile. */
export async function keepStoredFile(tx: Db, fileId: number): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql`update stored_files set state = 'kept', used_at = now() where id = ${fileId} and state = 'pending' returning id`,
  );
  return row !== undefined;
}

/** Marks a content that was never kept; returns whether it was one. */
export async function doomPendingFile(db: Db, fileId: number): Promise<boolean> {
  const row = await firstRow(
    db,
    sql`update stored_files set state = 'doomed', used_at = now() where id = ${fileId} and state = 'pending' returning id`,
  );
  return row !== undefined;
}

/**
 * Marks the contents that nothing refers to. An upload that uses one at the same moment has changed its `used_at`, so that this
 * statement, which waits for it, leaves it.
 */
export async function doomUnusedFiles(db: Db): Promise<void> {
  await db.execute(
    sql`update stored_files f set state = 'doomed', used_at = now()
        where f.state <> 'doomed' and f.used_at < now() - make_interval(secs => ${grace.unused})
          and not exists (select from attachments a where a.file_id = f.id)`,
  );
}

/**
 * Returns contents to delete from the store. They wait for a day after they were marked, because a backup that began before still
 * reads them.
 */
export async function doomedFiles(db: Db, most: number): Promise<StoredFile[]> {
  return rows<StoredFile>(
    db,
    sql`select id, key from stored_files
        where state = 'doomed' and used_at < now() - make_interval(secs => ${grace.doomed}) order by id limit ${most}`,
  );
}

/** Lets a content that could not be deleted wait for another day, behind the others. */
export async function postponeDoomedFile(db: Db, fileId: number): Promise<void> {
  await db.execute(sql`update stored_files set used_at = now() where id = ${fileId} and state = 'doomed'`);
}

/** Deletes the row of a content that is no longer in the store. */
export async function deleteDoomedFile(db: Db, fileId: number): Promise<void> {
  await db.execute(sql`delete from stored_files where id = ${fileId} and state = 'doomed'`);
}

/** Deletes removed files that can no longer be restored. */
export async function purgeRemovedAttachments(db: Db): Promise<void> {
  await db.execute(
    sql`delete from attachments where removed_at <= now() - make_interval(secs => ${attachmentLimits.restorable / 1000})`,
  );
}

/** Returns contents that are kept, by id, after that one. */
export async function keptFiles(db: Db, after: number, most: number): Promise<(StoredFile & { size: number })[]> {
  return rows(
    db,
    sql`select id, key, size::float8 as size from stored_files where state = 'kept' and id > ${after} order by id limit ${most}`,
  );
}

/** Returns under which names and on which tasks, or in which templates, some of these contents are. */
export async function namesOfFiles(
  db: Db,
  fileIds: readonly number[],
  most: number,
): Promise<{ name: string; taskId: number | null; taskTemplateId: number | null }[]> {
  return rows(
    db,
    sql`select name, task_id as "taskId", task_template_id as "taskTemplateId" from attachments where file_id = any(${intArray(fileIds)}) order by id limit ${most}`,
  );
}
