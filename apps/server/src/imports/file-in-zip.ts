// Takes one file out of a ZIP archive.
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/**
 * Returns the content of the file, 'tooLarge' if the archive says that it has more bytes than that, undefined if there is no such
 * file. Throws for a damaged archive, also for a file with more bytes than the archive says: it is read no further.
 */
export async function fileInZip(archive: Buffer, name: string, most: number): Promise<Buffer | 'tooLarge' | undefined> {
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== name) continue;
    return entry.uncompressedSize > most ? 'tooLarge' : await buffer(await zip.openReadStreamPromise(entry));
  }
  return undefined;
}
