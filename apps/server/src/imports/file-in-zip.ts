// Takes one file out of a ZIP archive, without trusting the size that the archive claims.
import { inflateRawSync } from 'node:zlib';

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 };
/** The fixed lengths of the records. */
const lengths = { end: 22, entry: 46, local: 30 };
const methods = { stored: 0, deflated: 8 };
/** The end is followed by a comment at most. */
const comment = 65_535;

/** Returns the content of the file, 'tooLarge' if it has more bytes than that, undefined if there is no such file; throws for a damaged archive. */
export function fileInZip(archive: Buffer, name: string, most: number): Buffer | 'tooLarge' | undefined {
  const entry = entryOf(archive, name);
  if (!entry) return undefined;
  const { method, size, at } = entry;
  requireSignature(archive, at, signatures.local);
  const start = at + lengths.local + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const content = archive.subarray(start, start + size);
  if (content.length < size) throw new Error('the archive is cut off');
  if (method === methods.stored) return size > most ? 'tooLarge' : content;
  if (method !== methods.deflated) throw new Error('the archive uses an unknown method');
  try {
    return inflateRawSync(content, { maxOutputLength: most });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') return 'tooLarge';
    throw error;
  }
}

/** Finds the file in the directory at the end of the archive. */
function entryOf(archive: Buffer, name: string): { method: number; size: number; at: number } | undefined {
  const end = endOf(archive);
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    requireSignature(archive, at, signatures.entry);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => archive.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const nameAt = at + lengths.entry;
    if (archive.toString('utf8', nameAt, nameAt + nameLength) === name) {
      const method = archive.readUInt16LE(at + 10);
      return { method, size: archive.readUInt32LE(at + 20), at: archive.readUInt32LE(at + 42) };
    }
    at = nameAt + nameLength + extraLength + commentLength;
  }
  return undefined;
}

function endOf(archive: Buffer): number {
  const first = Math.max(0, archive.length - lengths.end - comment);
  for (let at = archive.length - lengths.end; at >= first; at--) if (archive.readUInt32LE(at) === signatures.end) return at;
  throw new Error('the archive has no end');
}

function requireSignature(archive: Buffer, at: number, signature: number): void {
  if (archive.readUInt32LE(at) !== signature) throw new Error('the archive is damaged');
}
