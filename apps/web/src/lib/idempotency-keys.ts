// The Idempotency-Key of each POST. A POST with an unknown outcome keeps its key, so that sending the same again does not do it
// twice.
import { timing } from '@app/contract/limits.ts';
import { RequestError } from '#lib/request-error.ts';

interface Unknown {
  /** The address and body of the request, or the uploaded file. */
  content: string | Blob;
  key: string;
  until: number;
}

let unknown: readonly Unknown[] = [];

/** Runs a POST under a key: the key of the same POST before if its outcome is unknown, else a new one (`fresh`). */
export async function withIdempotencyKey<T>(
  content: string | Blob,
  run: (key: string) => Promise<T>,
  fresh = randomKey(),
): Promise<T> {
  unknown = unknown.filter(({ until }) => until > Date.now());
  const before = unknown.find((each) => each.content === content);
  // Sending the same POST twice at once means two writes.
  unknown = unknown.filter((each) => each !== before);
  const key = before?.key ?? fresh;
  try {
    return await run(key);
  } catch (error) {
    if (mayBeDone(error)) unknown = [...unknown, { content, key, until: Date.now() + timing.idempotencyWindow }];
    throw error;
  }
}

/** Forgets a key that the queue of writes has taken over: the same content again is another write. */
export function forgetKey(key: string): void {
  unknown = unknown.filter((each) => each.key !== key);
}

/** No response, or one of a gateway that does not know: the server may have done it. */
function mayBeDone(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status === 0 || error.status >= 500;
}

/** Returns a random UUID, also where `crypto.randomUUID` is missing because the page was served over plain http. */
export function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
