// The token of an invitation; in a mail it also carries a proof that its user reads that mailbox.
import { hmac, isValidSignature } from '#endpoints/hmac.ts';
import type { Keyed } from '#endpoints/server-keys.ts';
import { tokenHashOf } from '#endpoints/token.ts';

/** Returns the token for the mail. The sender sees the bare token, which proves nothing. */
export function tokenWithProof(config: Keyed, token: string): string {
  return `${token}.${hmac(config, 'invitation mail', tokenHashOf(token))}`;
}

/** Returns the part that opens the invitation. */
export function tokenSecret(token: string): string {
  return token.split('.')[0] ?? token;
}

/** Returns whether the token comes from the mail to the invited address. */
export function provesAddress(config: Keyed, token: string): boolean {
  const [secret = '', proof] = token.split('.');
  return proof !== undefined && isValidSignature(config, 'invitation mail', tokenHashOf(secret), proof);
}
