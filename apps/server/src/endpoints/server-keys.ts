// The secret keys of this server: the one that writes, and others that still read what was written before.
import { createHash, hkdfSync } from 'node:crypto';

export interface Keyed {
  /** Undefined until `withSecretKey` has read it. */
  secretKey: string | undefined;
  /** What other keys have written is still read. */
  previousKeys?: readonly string[];
  /** The key that writes at present, if all servers together still use an older one (`agreeOnKey`). */
  writing?: { key?: string | undefined };
}

/** Returns the keys, that first which writes. */
export function keysOf({ secretKey, previousKeys = [], writing }: Keyed): readonly [string, ...string[]] {
  if (secretKey === undefined) throw new Error('the secret key was not read yet');
  const first = writing?.key ?? secretKey;
  return [first, ...[secretKey, ...previousKeys].filter((key) => key !== first)];
}

const ids = new Map<string, string>();

/** Names a key without telling it, the same on every server. */
export function keyIdOf(secretKey: string): string {
  const known = ids.get(secretKey);
  if (known !== undefined) return known;
  const derived = Buffer.from(hkdfSync('sha256', secretKey, '', 'tasklane key id', 32));
  const id = createHash('sha256').update(derived).digest('hex').slice(0, 8);
  ids.set(secretKey, id);
  return id;
}

const derivedKeys = new Map<string, Buffer>();

/** Returns the key for one purpose. */
export function derivedKey(secretKey: string, purpose: string): Buffer {
  const name = `${secretKey}\n${purpose}`;
  const cached = derivedKeys.get(name);
  if (cached) return cached;
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `tasklane ${purpose}`, 32));
  derivedKeys.set(name, key);
  return key;
}
