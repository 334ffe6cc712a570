// Finds the encoding of a text file.

export interface DecodedText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/** Returns the text of a file: UTF-8 or UTF-16, with a byte order mark or without, else Windows-1252, which includes Latin-1. */
export function decodeText(bytes: Buffer): DecodedText {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** Without a mark, every other byte of Latin letters in UTF-16 is zero. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const many = start.length / 4;
  if ((zeros[1] ?? 0) > many && zeros[0] === 0) return 'utf-16le';
  if ((zeros[0] ?? 0) > many && zeros[1] === 0) return 'utf-16be';
  return undefined;
}
