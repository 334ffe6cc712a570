// Files on tasks: list, add, serve, remove and restore, and the picture of a card.
import type { Api } from '@app/contract/api.ts';
import { attachmentLimits, pictureTypes, unknownType } from '@app/contract/attachments/attachments.limits.ts';
import { english } from '@app/texts/english/english.ts';
import { addAttachment } from '#attachments/add-attachment.ts';
import { attachmentsOf, findAttachment, removeAttachment, restoreAttachment, setCover } from '#attachments/attachments.sql.ts';
import type { FileAnswer, Handlers } from '#endpoints/context.ts';
import { ApiError, assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { type ByteRange, type FileStore, previewKey, storeError } from '#endpoints/files/file-store.ts';
import { findTask } from '#tasks/tasks.sql.ts';

export const attachments: Handlers<Api['attachments']> = {
  async list({ db, actor, params }) {
    requireFound(await findTask(db, actor, params.taskId), 'tasks.notFound');
    return attachmentsOf(db, params.taskId);
  },

  add: ({ actor, params, upload, ...context }) => addAttachment(context, actor, params.taskId, upload),

  async content({ db, actor, params, files }) {
    const { name, type, size, hash, key } = requireFound(
      await findAttachment(db, actor, params.attachmentId),
      'attachments.notFound',
    );
    const isPicture = pictureTypes.includes(type);
    return {
      file: { size, open: (range?: ByteRange) => openContent(files, key, range) },
      // A browser may run other types if the header names them.
      type: isPicture ? type : unknownType,
      ...(!isPicture && { name }),
      ...privateCache(hash),
    };
  },

  async preview({ db, actor, params, files }) {
    const found = await findAttachment(db, actor, params.attachmentId);
    const { hash, key } = requireFound(found?.width === null ? undefined : found, 'attachments.notFound');
    return { file: { open: () => openContent(files, previewKey(key)) }, ...privateCache(`${hash}-preview`) };
  },

  async remove({ db, actor, params }) {
    const comment = english.comments.fileRemoved('');
    requireFound(await removeAttachment(db, actor, params.attachmentId, comment), 'attachments.notFound');
    return { success: true };
  },

  async restore({ db, actor, params }) {
    const comment = english.comments.fileRestored('');
    const restored = await restoreAttachment(db, actor, params.attachmentId, comment);
    const { count, ...attachment } = requireFound(restored, 'attachments.notFound');
    if (count > attachmentLimits.perTask) throw conflictError('attachments.tooMany');
    return attachment;
  },

  async setCover({ db, actor, params, body }) {
    const written = requireFound(await setCover(db, actor, params.taskId, body.attachmentId), 'tasks.notFound');
    assertValid(written.changed, 'attachmentId', 'attachments.notPicture');
    return { success: true };
  },
};

/** The browser may keep the file, and asks each time whether the person still sees it. */
function privateCache(tag: string): Pick<FileAnswer, 'etag' | 'cacheControl'> {
  return { etag: `"${tag}"`, cacheControl: 'private, no-cache' };
}

async function openContent(files: FileStore, key: string, range?: ByteRange) {
  const content = await files.read(key, range).catch((error: unknown) => {
    throw storeError(error);
  });
  if (!content) throw new ApiError(404, 'not_found', 'attachments.lost');
  return content;
}
