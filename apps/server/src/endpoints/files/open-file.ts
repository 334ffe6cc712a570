// Opens the file of an answer for callers without HTTP.
import { Readable } from 'node:stream';
import type { FileAnswer } from '#endpoints/context.ts';

/** Returns the whole file as a stream. */
export async function openFile({ file }: FileAnswer): Promise<Readable> {
  if (Buffer.isBuffer(file)) return Readable.from([file]);
  return 'open' in file ? file.open() : file;
}
