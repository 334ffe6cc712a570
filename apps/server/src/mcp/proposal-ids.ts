// The ids of proposals over MCP. Each is signed for one token: no other token, and no program that guesses numbers, confirms a
// proposal that somebody else made or that the person has before them in the web.
import type { Config } from '#config.ts';
import { hmac, isValidSignature } from '#endpoints/hmac.ts';

/** Returns the id under which the token confirms the proposal. */
export function signedProposalId(config: Config, tokenId: number, proposalId: number): string {
  return `${proposalId}.${hmac(config, 'mcp proposal', textOf(tokenId, proposalId))}`;
}

/** Returns the number of the proposal; undefined if the id was not made for the token. */
export function proposalIdIn(config: Config, tokenId: number, signed: string): number | undefined {
  const [, number, signature = ''] = /^([1-9]\d{0,9})\.(.*)$/s.exec(signed) ?? [];
  if (number === undefined) return undefined;
  const proposalId = Number(number);
  return isValidSignature(config, 'mcp proposal', textOf(tokenId, proposalId), signature) ? proposalId : undefined;
}

function textOf(tokenId: number, proposalId: number): string {
  return `${tokenId} ${proposalId}`;
}
