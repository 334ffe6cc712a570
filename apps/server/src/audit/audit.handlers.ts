// Lists the audit log for administrators, and writes it as a file.
import { Readable } from 'node:stream';
import type { Api } from '@app/contract/api.ts';
import { auditExportName } from '@app/contract/audit/audit.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import { limits, rateLimits } from '@app/contract/limits.ts';
import { auditEntries } from '#audit/audit.sql.ts';
import { auditCsv } from '#audit/audit-csv.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';

export const audit: Handlers<Api['audit']> = {
  list: ({ db, actor, query }) =>
    auditEntries(db, { ...query, limit: query.limit ?? limits.audit.page, zone: zoneOf(actor.timezone) }),

  async exportAll({ db, actor, query, address }) {
    await limitAttempts(db, `export-audit:${actor.id}`, rateLimits.exportTasks);
    const zone = zoneOf(actor.timezone);
    const details = definedFields(query);
    await recordAudit(db, { by: actor, action: 'audit_exported', details, address });
    return {
      file: Readable.from(auditCsv(db, { ...query, zone }), { objectMode: false }),
      name: auditExportName(calendarDate(new Date(), zone)),
    };
  },
};
