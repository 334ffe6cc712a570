// Lists, makes and revokes the tokens of directories.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { scimTokenLimits, scimTokenPrefix } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { sql } from 'drizzle-orm';
import { newApiToken } from '#endpoints/api-token.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { assertRowLimit } from '#endpoints/list-limits.ts';
import { allScimTokens, deleteScimToken, insertScimToken } from '#scim-tokens/scim-tokens.sql.ts';
import { lockAdministration } from '#users/lock-administration.ts';

export const scimTokens: Handlers<Api['scimTokens']> = {
  list: ({ db }) => allScimTokens(db),

  async create({ db, actor, body, address }) {
    const { name, days = null, makesDepartments, sendsMails } = body;
    // The token outlives the rights of whoever makes it.
    await lockAdministration(db, actor);
    await assertRowLimit(db, { name: 'scim-tokens', from: sql`scim_tokens`, most: scimTokenLimits.max });
    const { token, tokenHash } = newApiToken(scimTokenPrefix);
    const inserted = await insertScimToken(db, { name, tokenHash, days, makesDepartments, sendsMails });
    await recordAudit(db, {
      by: actor,
      action: 'scim_token_created',
      target: auditTarget('scim_token', inserted.id),
      details: { name, days },
      address,
    });
    return { ...inserted, token };
  },

  async revoke({ db, actor, params, address }) {
    const { scimTokenId } = params;
    const { name } = requireFound(await deleteScimToken(db, scimTokenId), 'tokens.notFound');
    const target = auditTarget('scim_token', scimTokenId);
    await recordAudit(db, { by: actor, action: 'scim_token_revoked', target, details: { name }, address });
    return { success: true };
  },
};
