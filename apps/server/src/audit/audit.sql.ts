// Queries the audit log, and deletes what is past its time.
import type { AuditEntry } from '@app/contract/audit/audit.contract.ts';
import { type AskedKind, auditActionsOf } from '@app/contract/audit/audit.rules.ts';
import { sql } from 'drizzle-orm';
import { iso, textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { rowsReplanned } from '#db/rows.ts';
import { deleteInSteps, keptFor } from '#retention/kept-for.sql.ts';

export interface AuditFilter {
  before?: number | undefined;
  userId?: number | undefined;
  kind?: AskedKind | undefined;
  action?: string | undefined;
  outcome?: string | undefined;
  /** Calendar dates in the zone, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  /** A time zone name of PostgreSQL. */
  zone: string;
  limit: number;
}

/** Returns a page of the log, newest first. A person has their current name, a deleted person none. */
export async function auditEntries(db: Db, filter: AuditFilter): Promise<AuditEntry[]> {
  const { before, userId, kind, action, outcome, from, to, zone, limit } = filter;
  const conditions = [
    before === undefined ? undefined : sql`a.id < ${before}`,
    userId === undefined ? undefined : sql`a.user_id = ${userId}`,
    kind === undefined ? undefined : sql`a.action = any(${textArray(auditActionsOf(kind))})`,
    action === undefined ? undefined : sql`a.action = ${action}`,
    outcome === undefined ? undefined : sql`a.outcome = ${outcome}`,
    from === undefined ? undefined : sql`a.created_at >= ${from}::date::timestamp at time zone ${zone}`,
    to === undefined ? undefined : sql`a.created_at < (${to}::date + 1)::timestamp at time zone ${zone}`,
  ].filter((condition) => condition !== undefined);
  return rowsReplanned<AuditEntry>(
    db,
    sql`select a.id::float8 as id, a.action, a.outcome, a.user_id as "userId", u.full_name as "userName", a.target,
          coalesce(p.full_name, a.details->>'name') as "targetName", a.details, a.address, ${iso(sql`a.created_at`)} as "createdAt"
        from audit_log a
        left join users u on u.id = a.user_id and u.deleted_at is null
        left join users p on a.target = 'user:' || p.id and p.deleted_at is null
        where ${sql.join([sql`true`, ...conditions], sql` and `)}
        order by a.id desc limit ${limit}`,
  );
}

/** Deletes expired rows. A trigger on the table rejects the deletion of younger ones. */
export async function deleteOldAudit(db: Db): Promise<void> {
  await deleteInSteps(db, { table: 'audit_log', where: sql`created_at <= now() - ${keptFor('audit')}`, locked: true });
}
