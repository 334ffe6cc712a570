// Reads the Range header of a request for one file (RFC 9110).
import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from '#endpoints/files/file-store.ts';

/**
 * Returns the part of a file that a client asks for; undefined for the whole file, which also answers several parts at once and
 * parts of another version.
 */
export function rangeOf(
  { range, 'if-range': version }: IncomingHttpHeaders,
  size: number,
  etag: string | undefined,
): ByteRange | 'unsatisfiable' | undefined {
  if (range === undefined || (version !== undefined && version !== etag)) return undefined;
  const [, from = '', to = ''] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  // A part that ends before it begins is no part.
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
