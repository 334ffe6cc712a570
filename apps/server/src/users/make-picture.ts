// Makes a person's picture from an uploaded file: a square WebP of one size, without metadata. It ignores the file's name and the
// type that the browser sent.
import { limits } from '@app/contract';
import type { Metadata } from 'sharp';
import { ApiError } from '#endpoints/errors.ts';

const accepted: readonly string[] = ['image/png', 'image/apng', 'image/jpeg', 'image/webp', 'image/gif'];
/** The loaders of these formats; all others (SVG, PDF, TIFF and more) are blocked. */
const readers = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);
const seconds = 10;
const maxWaiting = 8;
const maxHeldBytes = 100_000_000;

let library: Promise<typeof import('sharp')> | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Returns the square picture; throws 400 if the file is no supported image, and 503 if too many calls wait. */
export async function makePicture(upload: Buffer): Promise<Buffer> {
  // Loaded with the first upload, because it would delay the start.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(upload).catch(() => undefined);
  if (type === undefined || !accepted.includes(type.mime)) throw notImage();
  return oneAtATime(() => square(upload));
}

/** Images are decoded one at a time, so that several large ones cannot exhaust the memory. */
async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= maxWaiting) throw new ApiError(503, 'busy', 'errors.busy', {}, 1);
  waiting += 1;
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

/** Decodes the first frame, upright, on a thread of the library; checks the size in the header before it decodes pixels. */
async function square(upload: Buffer): Promise<Buffer> {
  library ??= loadLibrary();
  const sharp = (await library).default;
  const { side, pixels } = limits.avatar;
  try {
    const image = sharp(upload, { limitInputPixels: pixels, failOn: 'error' });
    if (heldBytes(await image.metadata()) > maxHeldBytes) throw notImage();
    return await image.timeout({ seconds }).autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 86 }).toBuffer();
  } catch {
    throw notImage();
  }
}

/** Returns the memory of an interlaced image, which is decoded as a whole; other images are streamed row by row. */
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
