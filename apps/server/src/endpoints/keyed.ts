// Signing with the server's secret key: one key for each purpose, so that what is signed for one means nothing for another.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '#config.ts';

/** What a signature is for. A label never changes: it would end everything signed under it. */
type Label = 'idempotency' | 'invitation mail' | 'mail limit' | 'password reset account' | 'unsubscribe';

const derived = new Map<string, Buffer>();

/**
 * Returns the HMAC of a text under the label's own key, in base64url. It also serves as a hash of what may hold a password:
 * without the secret key nobody can try passwords against it.
 */
export function keyed({ secretKey }: Pick<Config, 'secretKey'>, label: Label, text: string): string {
  if (secretKey === undefined) throw new Error('the secret key was not read yet');
  return createHmac('sha256', keyOf(secretKey, label)).update(text).digest('base64url');
}

/** Says whether a signature is the one of the text, in a time that tells nothing about it. */
export function isSigned(config: Pick<Config, 'secretKey'>, label: Label, text: string, signature: string): boolean {
  return isSame(keyed(config, label, text), signature);
}

/** Compares two texts in a time that depends on their lengths alone. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function keyOf(secretKey: string, label: Label): Buffer {
  const name = `${secretKey}\n${label}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `tasklane ${label}`, 32));
  derived.set(name, key);
  return key;
}
