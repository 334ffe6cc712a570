// Decides the type of a received file by its content, and makes a small picture of a large one.
import { attachmentLimits, pictureTypes, unknownType } from '@app/contract/attachments/attachments.limits.ts';
import { oneAtATime, openImage } from '#files/images.ts';

/** Returns the media type that the content shows; the name and what the browser says of it do not matter. */
export async function contentType(path: string): Promise<string> {
  // Loaded with the first upload, because it would delay the start.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  return found?.mime ?? unknownType;
}

/** The size of the picture itself, upright. */
export interface PictureSize {
  width: number;
  height: number;
}

/**
 * Writes a preview without metadata to `target`; returns undefined for a file that is no picture, or one that cannot be decoded:
 * such a file is kept, but not shown.
 */
export async function writePreview(path: string, type: string, target: string): Promise<PictureSize | undefined> {
  if (!pictureTypes.includes(type)) return undefined;
  const { side, pixels } = attachmentLimits.preview;
  return oneAtATime(async () => {
    try {
      const { image, metadata } = await openImage(path, pixels);
      await image.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toFile(target);
      const { width, height } = metadata.autoOrient;
      return { width, height };
    } catch (error) {
      if (error instanceof Error && /No space left|ENOSPC/i.test(error.message)) throw Object.assign(error, { code: 'ENOSPC' });
      return undefined;
    }
  });
}
