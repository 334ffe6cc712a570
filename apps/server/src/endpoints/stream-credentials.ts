// The sessions and API tokens behind open streams, under one kind of id.
import type { Db } from '#db/connect.ts';
import { findTokens } from '#endpoints/api-tokens.sql.ts';
import type { PersonRow } from '#endpoints/principals.sql.ts';
import { findSessions, type Lifetime } from '#endpoints/sessions.sql.ts';

const mark = 'token:';

/** Returns the id of a token for a stream; it differs from every session's id. */
export function streamIdOfToken(tokenHash: string): string {
  return `${mark}${tokenHash}`;
}

/** Returns the people behind those of the sessions and tokens that exist, with their current rights. */
export async function findStreamCredentials(
  db: Db,
  lifetime: Lifetime,
  ids: readonly string[],
): Promise<(PersonRow & { sessionId: string; expired: boolean })[]> {
  const tokenHashes = ids.filter((id) => id.startsWith(mark)).map((id) => id.slice(mark.length));
  const sessionIds = ids.filter((id) => !id.startsWith(mark));
  const [sessions, tokens] = await Promise.all([
    sessionIds.length > 0 ? findSessions(db, lifetime, sessionIds) : [],
    findTokens(db, tokenHashes),
  ]);
  return [...sessions, ...tokens.map(({ tokenHash, ...row }) => ({ ...row, sessionId: streamIdOfToken(tokenHash) }))];
}
