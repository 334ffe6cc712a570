// The token of an invitation, and what the one in a mail has besides: a proof that whoever uses it reads that mailbox.
import type { Config } from '#config.ts';
import { isSigned, keyed } from '#endpoints/keyed.ts';
import { tokenHashOf } from '#endpoints/token.ts';

type Keys = Pick<Config, 'secretKey'>;

/** The token as it stands in the mail. Whoever sends the invitation is shown the bare one, which proves nothing. */
export function provingToken(config: Keys, token: string): string {
  return `${token}.${keyed(config, 'invitation mail', tokenHashOf(token))}`;
}

/** The part that opens the invitation. */
export function secretOf(token: string): string {
  return token.split('.')[0] ?? token;
}

/** Says whether the link was read in the mailbox of the invited address. */
export function provesAddress(config: Keys, token: string): boolean {
  const [secret = '', proof] = token.split('.');
  return proof !== undefined && isSigned(config, 'invitation mail', tokenHashOf(secret), proof);
}
