// The secret of a session or of a link: 32 random bytes, stored as a hash only. A fast hash is enough, because 256 random bits
// cannot be guessed. A secret that a person chose, such as a password, needs `hmac` or a slow hash instead.
import { createHash, randomBytes } from 'node:crypto';

/** Returns a new token in base64url, and the hash that is stored and looked up. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: tokenHashOf(token) };
}

export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
