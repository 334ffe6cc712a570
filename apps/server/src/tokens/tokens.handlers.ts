// Lists, makes and revokes API tokens. Only a session makes them.

import { isAdmin } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { newApiToken } from '#endpoints/api-token.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import { allTokens, deleteToken, insertToken, tokensOf } from '#tokens/tokens.sql.ts';
import { lockAdministration } from '#users/lock-administration.ts';
import { isServiceAccount } from '#users/users.sql.ts';

export const tokens: Handlers<Api['tokens']> = {
  list: ({ db, actor }) => tokensOf(db, actor.id),

  async create({ db, actor, body, address }) {
    const { name, days, userId = actor.id } = body;
    const isOwn = userId === actor.id;
    // The caller may no longer be an administrator.
    if (!isOwn && isAdmin(actor)) await lockAdministration(db, actor);
    assertAllowed(isOwn || (isAdmin(actor) && (await isServiceAccount(db, userId, true))), 'tokens.notForPerson');
    const scopes = [...new Set(body.scopes)];
    assertValid((isOwn && isAdmin(actor)) || !scopes.some((scope) => scope.startsWith('admin:')), 'scopes', 'tokens.adminScope');
    const { token, tokenHash } = newApiToken();
    const inserted = await insertToken(db, { userId, name, tokenHash, scopes, days });
    if (!inserted) throw conflictError('tokens.tooMany');
    await recordAudit(db, {
      by: actor,
      action: 'token_created',
      target: auditTarget('token', inserted.id),
      details: { name, scopes: scopes.join(', '), days, ...(!isOwn && { ownerId: userId }) },
      address,
    });
    return { ...inserted, token };
  },

  async revoke({ db, actor, params, address }) {
    const gone = requireFound(await deleteToken(db, params.tokenId, isAdmin(actor) ? undefined : actor.id), 'tokens.notFound');
    await recordAudit(db, {
      by: actor,
      action: 'token_revoked',
      target: auditTarget('token', params.tokenId),
      details: { name: gone.name, ownerId: gone.userId },
      address,
    });
    return { success: true };
  },

  adminList: ({ db, query }) => allTokens(db, query.before),
};
