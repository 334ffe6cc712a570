// A ZIP archive that is made while it is sent: what is kept in memory is one piece of one file.
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive; its content comes in pieces, and is asked for only when its turn has come. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** It is compressed already. */
  stored?: boolean;
}

/** How much is compressed before others have their turn on the event loop. */
const pieceAtMost = 65_536;
const encoder = new TextEncoder();

/** The bytes of the archive. */
export async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  function* taken() {
    const ready = made;
    made = [];
    yield* ready;
  }
  for (const { name, content, stored } of entries) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of content) {
      const bytes = typeof part === 'string' ? encoder.encode(part) : part;
      for (let from = 0; from < bytes.length; from += pieceAtMost) {
        file.push(bytes.subarray(from, from + pieceAtMost));
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
