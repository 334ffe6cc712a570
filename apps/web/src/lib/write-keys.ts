// The Idempotency-Key of each POST. One that nobody knows the end of keeps its key: when the same is sent again, it is not done twice.
import { timing } from '@app/contract';
import { RequestError } from '#lib/request-error.ts';

interface Unknown {
  /** Where it went and with what; or the file that went. */
  content: string | Blob;
  key: string;
  until: number;
}

let unknown: readonly Unknown[] = [];

/** Runs a POST under a key: that of the same one before, where nobody knows whether it was done, else a new one. */
export async function withKey<T>(content: string | Blob, run: (key: string) => Promise<T>): Promise<T> {
  unknown = unknown.filter(({ until }) => until > Date.now());
  const before = unknown.find((each) => each.content === content);
  // Whoever sends the same twice at once means two.
  unknown = unknown.filter((each) => each !== before);
  const key = before?.key ?? randomKey();
  try {
    return await run(key);
  } catch (error) {
    if (mayBeDone(error)) unknown = [...unknown, { content, key, until: Date.now() + timing.idempotencyWindow }];
    throw error;
  }
}

/** It was not answered, or by a gateway that knows no better: the server may have done it all the same. */
function mayBeDone(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status === 0 || error.status >= 500;
}

/** A random UUID, also where `crypto.randomUUID` is missing because the page came over plain http. */
function randomKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
