// Lists the audit log for administrators.
import type { Api } from '@app/contract/api.ts';
import { zoneOf } from '@app/contract/dates/zones.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { auditEntries } from '#audit/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';

export const audit: Handlers<Api['audit']> = {
  list: ({ db, actor, query }) =>
    auditEntries(db, { ...query, limit: query.limit ?? limits.audit.page, zone: zoneOf(actor.timezone) }),
};
