// The secret of a session or of a link: 32 random bytes, of which only the hash is stored. A fast hash is enough for them:
// 256 random bits cannot be guessed. What a person chose, like a password, never enters one (`keyed`).
import { createHash, randomBytes } from 'node:crypto';

/** A new token, in base64url, and the hash under which what it opens is found. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: tokenHashOf(token) };
}

export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
