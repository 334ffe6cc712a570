// API tokens: programs act for a person with them, as far as their scopes allow.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { bodyId, Instant, nameText, PathId, ResponseId, Success, textKey } from '#fields.ts';
import { scopes } from '#principals.ts';
import { tokenDays, tokenLimits } from '#tokens/tokens.limits.ts';

export const ApiToken = z.object({
  id: ResponseId,
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: Instant,
  /** Null if it never expires. */
  expiresAt: z.nullable(Instant),
  /** To the minute; null if it was never used. */
  lastUsedAt: z.nullable(Instant),
});
export type ApiToken = z.output<typeof ApiToken>;

/** A token with its owner, as administrators see it. */
export const OwnedToken = z.extend(ApiToken, { userId: ResponseId, userName: z.string() });
export type OwnedToken = z.output<typeof OwnedToken>;

/** A new token with its secret, which the server returns only here. */
export const MadeToken = z.extend(ApiToken, { token: z.string() });
export type MadeToken = z.output<typeof MadeToken>;

export const NewToken = z.object({
  name: nameText(1, tokenLimits.name.max, 'tokens.nameRequired'),
  scopes: z
    .array(z.enum(scopes, 'tokens.scopeRequired'), 'tokens.scopeRequired')
    .check(z.minLength(1, textKey('tokens.scopeRequired')), z.maxLength(scopes.length, textKey('tokens.scopeRequired'))),
  /** The service account that the token is for; administrators only. Without it the token is the caller's own. */
  userId: z.optional(bodyId('users.notFound')),
  /** The days until it expires; null for never. */
  days: z.nullable(z.literal(tokenDays, 'tokens.daysUnknown')),
});
export type NewToken = z.output<typeof NewToken>;

export const tokens = {
  list: endpoint({
    method: 'GET',
    path: '/api/tokens',
    access: 'user',
    whileWaiting: 'shows what there is to end',
    summary: "Returns the caller's API tokens without their secrets, newest first",
    response: z.array(ApiToken),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/tokens',
    access: 'user',
    summary: 'Makes an API token of the caller or, for administrators, of a service account; returns its secret, once',
    body: NewToken,
    response: MadeToken,
    status: 201,
    locksCaller: true,
    noReplay: true,
    reauthentication: true,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/tokens/:tokenId',
    access: 'user',
    whileWaiting: "ends what is the caller's own",
    summary: "Revokes one of the caller's API tokens at once; administrators revoke anybody's",
    params: z.object({ tokenId: PathId }),
    response: Success,
  }),
  adminList: endpoint({
    method: 'GET',
    path: '/api/admin/tokens',
    access: 'admin',
    summary: 'Returns a page of all API tokens of all people without their secrets, newest first',
    /** Returns tokens older than the one with this id. */
    query: z.object({ before: z.optional(PathId) }),
    response: z.array(OwnedToken),
  }),
};
