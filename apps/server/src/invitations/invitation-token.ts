// The secret of an invitation's link: 32 random bytes, of which only the hash is stored.
import { createHash, randomBytes } from 'node:crypto';
import { screens } from '@app/contract';
import type { Config } from '#config.ts';

/** A new token, in base64url, and the hash under which its invitation is found. */
export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: tokenHashOf(token) };
}

export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The link with a token, absolute where PUBLIC_URL is set; never made of a request's Host, which anybody may choose. */
export function linkOf({ publicUrl = '' }: Pick<Config, 'publicUrl'>, token: string): string {
  return publicUrl + screens.invitation.href(token);
}
