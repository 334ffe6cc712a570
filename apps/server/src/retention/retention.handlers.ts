// How long each kind of record is kept, for administrators.
import type { Api } from '@app/contract/api.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import { retentionKinds } from '@app/contract/retention/retention.limits.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { lockRetention, retentionNow, storeRetention } from '#retention/retention.sql.ts';

export const retention: Handlers<Api['retention']> = {
  get: ({ db }) => retentionNow(db),

  async set({ db, actor, address, body }) {
    const before = await lockRetention(db);
    const after = { ...before, ...definedFields(body) };
    const changed = retentionKinds.filter((kind) => before[kind] !== after[kind]);
    if (changed.length === 0) return before;
    await storeRetention(db, after);
    const details = Object.fromEntries(changed.map((kind) => [kind, `${before[kind] ?? '-'} > ${after[kind] ?? '-'}`]));
    await recordAudit(db, { by: actor, action: 'retention_changed', details, address });
    return after;
  },
};
