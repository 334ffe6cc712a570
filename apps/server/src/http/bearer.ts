// Reads the API token of a request: `Authorization: Bearer tsk_…`. Where one is given, cookies do not count.
import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/connect.ts';
import { apiTokenHash } from '#endpoints/api-token.ts';
import { findToken, lockToken, touchToken } from '#endpoints/api-tokens.sql.ts';
import { ApiError, unauthenticatedError } from '#endpoints/errors.ts';
import { type Credential, principalOf } from '#endpoints/principal.ts';
import { streamIdOfToken } from '#endpoints/stream-credentials.ts';

/** Returns the text after `Bearer`; undefined if the request has no such header. Other schemes may belong to a proxy. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer(?:\s+(.*))?$/i
    .exec(request.headers.authorization ?? '')
    ?.slice(1)
    .map((token = '') => token.trim())[0];
}

/** The token is missing, revoked, expired, or its person was deleted. */
export function isTokenError(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.code.startsWith('token_');
}

/**
 * Returns the token as a credential. Unlike a session's, its error is thrown: a program with a wrong token must not be treated as
 * somebody without one by an endpoint that is open to everybody.
 */
export function tokenCredential(db: Db, request: FastifyRequest, token: string): Credential {
  const tokenHash = apiTokenHash(token);
  return {
    sessionId: tokenHash && streamIdOfToken(tokenHash),
    async read() {
      const row = tokenHash === undefined ? undefined : await findToken(db, tokenHash);
      if (row?.gone === 'user_inactive') throw unauthenticatedError(row.gone);
      if (!row || row.gone) throw new ApiError(401, 'token_invalid', 'tokens.invalid');
      if (row.expired) throw new ApiError(401, 'token_expired', 'tokens.expired');
      const { expired, isStale, snapshot, tokenId, scopes, ...person } = row;
      request.snapshot = snapshot;
      request.tokenId = tokenId;
      if (isStale) {
        touchToken(db, tokenId).catch((error: unknown) =>
          request.server.outage.log.warn({ err: error }, 'last use of a token was not stored'),
        );
      }
      return principalOf(person, 'token', scopes);
    },
    async lock(tx, exclusive) {
      const row = tokenHash === undefined ? undefined : await lockToken(tx, tokenHash, exclusive);
      if (!row || row.expired) return undefined;
      const { expired, isStale, snapshot, tokenId, scopes, ...person } = row;
      return person;
    },
  };
}
