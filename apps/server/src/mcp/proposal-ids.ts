// The ids of proposals over MCP. Each is signed for one token: no other token, and no program that guesses numbers, confirms a
// proposal that somebody else made or that the person has before them in the web.
import type { Config } from '#config.ts';
import { hmac, isSameText } from '#endpoints/hmac.ts';

/** Returns the id under which the token confirms the proposal. */
export function signedProposalId(config: Config, tokenId: number, proposalId: number): string {
  return `${proposalId}.${hmac(config, 'mcp proposal', `${tokenId} ${proposalId}`)}`;
}

/** Returns the number of the proposal; undefined if the id was not made for the token. */
export function proposalIdIn(config: Config, tokenId: number, signed: string): number | undefined {
  const number = /^[1-9]\d{0,9}(?=\.)/.exec(signed)?.[0];
  if (number === undefined) return undefined;
  return isSameText(signedProposalId(config, tokenId, Number(number)), signed) ? Number(number) : undefined;
}
