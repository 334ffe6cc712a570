// Writes the audit log as CSV, page by page, so that any amount fits into memory.
import { limits } from '@app/contract/limits.ts';
import { type AuditFilter, auditEntries } from '#audit/audit.sql.ts';
import type { Db } from '#db/connect.ts';
import { csvHeader, csvRows } from '#exports/csv.ts';

const columns = [
  'id',
  'createdAt',
  'userId',
  'userName',
  'action',
  'outcome',
  'target',
  'targetName',
  'details',
  'address',
] as const;

/** Yields the entries that match, newest first, as lines of a table. */
export async function* auditCsv(db: Db, filter: Omit<AuditFilter, 'before' | 'limit'>): AsyncGenerator<string> {
  yield csvHeader(columns);
  for (let before: number | undefined; ; ) {
    const page = await auditEntries(db, { ...filter, before, limit: limits.audit.exportPage });
    if (page.length > 0)
      yield csvRows(
        columns,
        page.map((entry) => ({ ...entry, details: JSON.stringify(entry.details) })),
      );
    if (page.length < limits.audit.exportPage) return;
    before = page.at(-1)?.id;
  }
}
