// Makes the picture of a person out of an uploaded file: a square WebP of one size, without anything else the file held.
// What the file is called and what type the browser names are never asked.
import { limits } from '@app/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { Metadata } from 'sharp';
import { ApiError } from '#endpoints/errors.ts';

const accepted: readonly string[] = ['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/gif'];
/** The readers of these formats; those of all others (SVG, PDF, TIFF and more) are switched off. */
const readers = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);
const seconds = 10;
const waitingAtMost = 8;
const heldAtMost = 100_000_000;

let library: Promise<typeof import('sharp')> | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** The square picture; throws 400 where the file is no image that we take, and 503 where too many wait for theirs. */
export async function pictureOf(upload: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(upload).catch(() => undefined);
  if (type === undefined || !accepted.includes(type.mime)) throw notImage();
  return oneAtATime(() => square(upload));
}

/** Images are read one after the other, so that many large ones together cannot use up the memory. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= waitingAtMost) throw new ApiError(503, 'busy', 'errors.busy', {}, 1);
  waiting += 1;
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

/** Reads the first frame, upright, on a thread of the library's; the header is asked for the size before a pixel is read. */
async function square(upload: Buffer): Promise<Buffer> {
  library ??= loadLibrary();
  const sharp = (await library).default;
  const { side, pixels } = limits.avatar;
  try {
    const image = sharp(upload, { limitInputPixels: pixels, failOn: 'error' });
    if (heldBytes(await image.metadata()) > heldAtMost) throw notImage();
    return await image.timeout({ seconds }).autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer();
  } catch {
    throw notImage();
  }
}

/** An interlaced image is whole in memory before its first row is known; others pass through row by row. */
function heldBytes({ width, height, channels, depth, isProgressive }: Metadata): number {
  return isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;
}

async function loadLibrary(): Promise<typeof import('sharp')> {
  const library = await import('sharp');
  library.default.cache(false);
  library.default.concurrency(1);
  library.default.block({ operation: ['VipsForeignLoad'] });
  library.default.unblock({ operation: readers });
  return library;
}

function notImage(): ApiError {
  return new ApiError(400, 'validation', 'users.avatar.notImage');
}
