// Streams a ZIP archive: only one chunk of one file is in memory.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; its content is an iterable that is read when the file's turn comes. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** The content is compressed already. */
  stored?: boolean;
}

/** The chunk size after which compression yields to the event loop. */
const chunkSize = 65_536;
const encoder = new TextEncoder();

/** Yields the bytes of the archive. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let compressed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    compressed.push(bytes);
  });
  function* taken() {
    const ready = compressed;
    compressed = [];
    yield* ready;
  }
  for await (const { name, content, stored } of entries) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of content) {
      const bytes = typeof part === 'string' ? encoder.encode(part) : part;
      for (let from = 0; from < bytes.length; from += chunkSize) {
        file.push(bytes.subarray(from, from + chunkSize));
        yield* taken();
        await new Promise(setImmediate);
      }
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
