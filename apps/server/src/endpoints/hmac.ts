// Computes and checks HMAC signatures with the server's secret key. Each purpose derives its own key, so that a signature for one
// is invalid for another.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '#config.ts';

/** The purpose of a signature. A label never changes: a new label would invalidate everything signed under the old one. */
type Label =
  | 'export origin'
  | 'idempotency'
  | 'invitation mail'
  | 'mail limit'
  | 'mail answer'
  | 'mail server proof'
  | 'mcp proposal'
  | 'identity provider proof'
  | 'password reset account'
  | 'unsubscribe';

const derived = new Map<string, Buffer>();

/**
 * Returns the HMAC of a text under the label's own key, in base64url. It also hashes texts that may hold a password: without the
 * secret key nobody can test guesses against the hash.
 */
export function hmac({ secretKey }: Pick<Config, 'secretKey'>, label: Label, text: string): string {
  if (secretKey === undefined) throw new Error('the secret key was not read yet');
  return createHmac('sha256', keyOf(secretKey, label)).update(text).digest('base64url');
}

/** Returns whether a signature is valid for the text. The comparison takes constant time. */
export function isValidSignature(config: Pick<Config, 'secretKey'>, label: Label, text: string, signature: string): boolean {
  return isSameText(hmac(config, label, text), signature);
}

/** Compares two texts in a time that depends only on their lengths. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function keyOf(secretKey: string, label: Label): Buffer {
  const name = `${secretKey}\n${label}`;
  const cached = derived.get(name);
  if (cached) return cached;
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', `tasklane ${label}`, 32));
  derived.set(name, key);
  return key;
}
