// Makes the archive of everything that is stored about a person, for themselves and for an administrator.
import { Readable } from 'node:stream';
import { exportName } from '@app/contract/account/account.rules.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { rateLimits } from '@app/contract/limits.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { exportFiles } from '#account/export-files.ts';
import { zipStream } from '#account/zip-stream.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { FileAnswer, RequestContext } from '#endpoints/context.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import type { Principal } from '#endpoints/principal.ts';

interface Export extends Pick<RequestContext, 'db' | 'files' | 'address'> {
  /** Who gets it. */
  by: Principal;
  /** Whose data it is; what they may see decides. */
  person: Principal;
}

/** Returns the archive as a stream, and records in the audit log that somebody took it. */
export async function exportPerson({ db, files, address, by, person }: Export): Promise<FileAnswer> {
  await limitAttempts(db, `export:${by.id}`, rateLimits.exportData);
  const date = calendarDate(new Date(), zoneOf(by.timezone));
  const readme = catalogues[by.language].account.readme(person.username, date);
  const entries = await exportFiles({ db, files }, person, readme);
  await recordAudit(db, { by, action: 'account_exported', target: auditTarget('user', person.id), address });
  return { file: Readable.from(zipStream(entries), { objectMode: false }), name: exportName(person.username, date) };
}
