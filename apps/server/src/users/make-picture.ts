// Makes a person's picture from an uploaded file: a square WebP of one size, without metadata. It ignores the file's name and the
// type that the browser sent.

import { pictureTypes } from '@app/contract/attachments/attachments.limits.ts';
import { limits } from '@app/contract/limits.ts';
import { ApiError } from '#endpoints/errors.ts';
import { oneAtATime, openImage } from '#files/images.ts';

/** Returns the square picture; throws 400 if the file is no supported image, and 503 if too many calls wait. */
export async function makePicture(upload: Buffer): Promise<Buffer> {
  // Loaded with the first upload, because it would delay the start.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(upload).catch(() => undefined);
  if (type === undefined || !pictureTypes.includes(type.mime)) throw notImage();
  return oneAtATime(() => square(upload));
}

async function square(upload: Buffer): Promise<Buffer> {
  const { side, pixels } = limits.avatar;
  try {
    const { image } = await openImage(upload, pixels);
    return await image.resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer();
  } catch {
    throw notImage();
  }
}

function notImage(): ApiError {
  return new ApiError(400, 'validation', 'users.avatar.notImage');
}
