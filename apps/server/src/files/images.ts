// Decodes pictures that people upload: only formats with a safe decoder, bounded in size, one at a time.
import type { Metadata, Sharp } from 'sharp';
import { ApiError } from '#endpoints/errors.ts';

/** The loaders of PNG, JPEG, WebP and GIF; all others (SVG, PDF, TIFF and more) are blocked. */
const readers = ['Png', 'Jpeg', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);
const seconds = 10;
const maxWaiting = 8;
const maxHeldBytes = 100_000_000;

let library: Promise<typeof import('sharp')> | undefined;
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Images are decoded one at a time, so that several large ones cannot exhaust the memory; throws 503 if too many wait. */
export async function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
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

/**
 * Opens the first frame of an image, upright; throws if it has more pixels than that, or needs too much memory. The pixels are
 * decoded later, on a thread of the library.
 */
export async function openImage(source: Buffer | string, pixels: number): Promise<{ image: Sharp; metadata: Metadata }> {
  library ??= loadLibrary();
  const sharp = (await library).default;
  const image = sharp(source, { limitInputPixels: pixels, failOn: 'error' });
  const metadata = await image.metadata();
  if (heldBytes(metadata) > maxHeldBytes) throw new Error('the image needs too much memory');
  return { image: image.timeout({ seconds }).autoOrient(), metadata };
}

/** Returns the memory of an interlaced image, which is decoded as a whole; other images are streamed row by row. */
function heldBytes({ width, height, channels, depth, isProgressive }: Metadata): number {
  return isProgressive ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0;
}

async function loadLibrary(): Promise<typeof import('sharp')> {
  const loaded = await import('sharp');
  loaded.default.cache(false);
  loaded.default.concurrency(1);
  loaded.default.block({ operation: ['VipsForeignLoad'] });
  loaded.default.unblock({ operation: readers });
  return loaded;
}
