// Computes and checks HMAC signatures with the server's secret key. Each purpose derives its own key, so that a signature for one
// is invalid for another.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type Keyed, keysOf } from '#endpoints/server-keys.ts';

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

/**
 * Returns the HMAC of a text under the label's own key, in base64url. It also hashes texts that may hold a password: without the
 * secret key nobody can test guesses against the hash.
 */
export function hmac(config: Keyed, label: Label, text: string): string {
  return hmacs(config, label, text)[0];
}

/** Returns the HMAC under each of the server's keys, that first which `hmac` returns: stored ones may be of a previous key. */
export function hmacs(config: Keyed, label: Label, text: string): [string, ...string[]] {
  const [first, ...others] = keysOf(config);
  const of = (key: string) => createHmac('sha256', derivedKey(key, label)).update(text).digest('base64url');
  return [of(first), ...others.map(of)];
}

/** Returns whether a signature is valid for the text. The comparison takes constant time. */
export function isValidSignature(config: Keyed, label: Label, text: string, signature: string): boolean {
  return hmacs(config, label, text).some((valid) => isSameText(valid, signature));
}

/** Compares two texts in a time that depends only on their lengths. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
