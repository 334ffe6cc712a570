// Tokens with which a company's directory keeps accounts and departments over SCIM. They open nothing else.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, nameText, PathId, ResponseId, Success, textKey } from '#fields.ts';
import { scimTokenLimits } from '#scim-tokens/scim-tokens.limits.ts';

const { days, name } = scimTokenLimits;

export const ScimToken = z.object({
  id: ResponseId,
  name: z.string(),
  /** Whether a department that nobody has made yet is made when the directory names it for a person. */
  makesDepartments: z.boolean(),
  /** Whether people get a mail when the directory creates their account. */
  sendsMails: z.boolean(),
  createdAt: Instant,
  /** Null if it never expires. */
  expiresAt: z.nullable(Instant),
  /** To the minute; null if it was never used. */
  lastUsedAt: z.nullable(Instant),
});
export type ScimToken = z.output<typeof ScimToken>;

/** A new token with its secret, which the server returns only here. */
export const MadeScimToken = z.extend(ScimToken, { token: z.string() });
export type MadeScimToken = z.output<typeof MadeScimToken>;

export const NewScimToken = z.object({
  name: nameText(1, name.max, 'tokens.nameRequired'),
  /** The days until it expires; without them, or with null, it never does. */
  days: z.optional(
    z.nullable(
      z
        .int('tokens.daysUnknown')
        .check(z.gte(days.min, textKey('tokens.daysUnknown')), z.lte(days.max, textKey('tokens.daysUnknown'))),
    ),
  ),
  /** See `ScimToken`. */
  makesDepartments: z._default(z.boolean('errors.invalid'), false),
  /** See `ScimToken`. */
  sendsMails: z._default(z.boolean('errors.invalid'), false),
});
export type NewScimToken = z.input<typeof NewScimToken>;

export const scimTokens = {
  list: endpoint({
    method: 'GET',
    path: '/api/scim-tokens',
    access: 'admin',
    summary: 'Returns the tokens of directories without their secrets, newest first',
    response: z.array(ScimToken),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/scim-tokens',
    access: 'admin',
    summary: 'Makes a token with which a directory keeps accounts and departments over SCIM; returns its secret, once',
    body: NewScimToken,
    response: MadeScimToken,
    status: 201,
    noReplay: true,
    audit: 'scim_token_created',
    reauthentication: true,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/scim-tokens/:scimTokenId',
    access: 'admin',
    summary: 'Ends a token of a directory at once; the accounts that it made stay',
    params: z.object({ scimTokenId: PathId }),
    response: Success,
    audit: 'scim_token_revoked',
    reauthentication: true,
  }),
};
