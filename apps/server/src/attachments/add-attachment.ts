// Adds a received file to a task: its content goes into the store first, then its rows are written, all or nothing.
import { rm } from 'node:fs/promises';
import type { Attachment } from '@app/contract/attachments/attachments.contract.ts';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { fileName } from '@app/contract/attachments/attachments.rules.ts';
import { insertAttachment } from '#attachments/attachments.sql.ts';
import { contentType, writePreview } from '#attachments/preview.ts';
import type { Db } from '#db/connect.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { ApiError, conflictError, requireFound } from '#endpoints/errors.ts';
import { type FileStore, newKey, previewKey, storeError } from '#endpoints/files/file-store.ts';
import { StoreFailure } from '#endpoints/files/store-failure.ts';
import type { ReceivedFile } from '#endpoints/files/upload.ts';
import type { Principal } from '#endpoints/principal.ts';
import { assertRoom, assertShare, makeRoom, warnOfFilling } from '#files/room-for-files.ts';
import {
  deleteDoomedFile,
  doomPendingFile,
  insertStoredFile,
  keepStoredFile,
  lockFiles,
  reuseStoredFile,
  type StoredFile,
} from '#files/stored-files.sql.ts';
import { findTask } from '#tasks/tasks.sql.ts';

type CommandContext = Pick<RequestContext, 'db' | 'config' | 'files' | 'transaction' | 'log'>;

/** Adds the file and returns it; throws 404 if the person does not see the task, 409 if it has too many or the
 * person has their share, 507 if there is no room. */
export async function addAttachment(
  { db, config, files, transaction, log }: CommandContext,
  actor: Principal,
  taskId: number,
  upload: ReceivedFile,
): Promise<Attachment> {
  requireFound(await findTask(db, actor, taskId), 'tasks.notFound');
  await assertShare(db, config, actor.id, upload.size);
  const stored = await reuseStoredFile(db, upload.hash);
  if (!stored) await assertRoom(db, config, upload.size);
  const pending = stored ? undefined : await storeContent(db, files, upload);
  try {
    return await transaction(async (tx) => {
      await lockFiles(tx);
      const equal = await reuseStoredFile(tx, upload.hash);
      await assertShare(tx, config, actor.id, upload.size);
      if (!equal) await makeRoom(tx, config, upload.size);
      const fileId = equal?.id ?? pending?.id;
      // Only if an equal file has been deleted since it was found, which takes an hour.
      if (fileId === undefined || (!equal && !(await keepStoredFile(tx, fileId)))) throw busy();
      const added = await insertAttachment(tx, actor, { taskId, fileId, name: fileName(upload.fileName) });
      const { count, ...attachment } = requireFound(added, 'tasks.notFound');
      if (count > attachmentLimits.perTask) throw conflictError('attachments.tooMany');
      await warnOfFilling(tx, config);
      return attachment;
    });
  } finally {
    // Nothing refers to it if the upload failed, was a repeated one, or an equal one came first. What fails here is swept later.
    if (pending) await discard(db, files, pending).catch((error: unknown) => log.warn({ err: error }, 'an unused file was left'));
  }
}

/** Stores the content and its preview, under a row that keeps it known. */
async function storeContent(db: Db, files: FileStore, { path, hash, size }: ReceivedFile): Promise<StoredFile> {
  const type = await contentType(path);
  const preview = `${path}.preview.unfinished`;
  try {
    const picture = await writePreview(path, type, preview).catch(throwStoreError);
    const key = newKey(hash);
    const { width, height } = picture ?? { width: null, height: null };
    const pending = await insertStoredFile(db, { key, hash, size, type, width, height });
    try {
      if (picture) await files.put(previewKey(key), preview);
      await files.put(key, path);
    } catch (error) {
      // A store that cannot be reached would let the person wait again: the sweep deletes what it has.
      const discarded = error instanceof StoreFailure ? doomPendingFile(db, pending.id) : discard(db, files, pending);
      await discarded.catch(() => {});
      throwStoreError(error);
    }
    return pending;
  } finally {
    await rm(preview, { force: true });
  }
}

function throwStoreError(error: unknown): never {
  throw storeError(error);
}

/** Deletes a content that was never kept. */
async function discard(db: Db, files: FileStore, { id, key }: StoredFile): Promise<void> {
  if (!(await doomPendingFile(db, id))) return;
  await files.remove(previewKey(key));
  await files.remove(key);
  await deleteDoomedFile(db, id);
}

function busy(): ApiError {
  return new ApiError(503, 'busy', 'errors.busy', {}, 1);
}
