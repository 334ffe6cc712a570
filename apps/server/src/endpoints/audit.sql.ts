// Writes the audit log. Rows are only added, and are deleted when they expire (docs/decisions/012-administration.md).
import type { AuditAction, AuditOutcome } from '@app/contract/audit/audit.rules.ts';
import type { Author, Via } from '@app/contract/principals.ts';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { auditLog } from '#db/tables.ts';

interface AuditEntry {
  /** The person or the directory that does it; undefined where nobody is signed in. */
  by: (Author & { scimToken?: string }) | undefined;
  /** The way, where it is nobody's: `system` for the operator. */
  via?: Via;
  action: AuditAction;
  outcome?: AuditOutcome;
  /** The target of the action, made by `auditTarget`. */
  target?: string;
  /** Details of the action: names of departments and templates, roles, numbers of people; never a person's name. */
  details?: Record<string, string | number | null>;
  /** The caller's network address. */
  address: string | null;
}

/** Records an administrative action. Runs in the transaction of the action, so that both commit or neither. */
export async function recordAudit(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values(rowOf(entry));
}

/** Records one act on many people. */
export async function recordAudits(tx: Db, entries: readonly AuditEntry[]): Promise<void> {
  for (let at = 0; at < entries.length; at += rowsPerStatement)
    await tx.insert(auditLog).values(entries.slice(at, at + rowsPerStatement).map(rowOf));
}

/** A statement has 65,535 parameters at most. */
const rowsPerStatement = 1_000;

/** The row of an entry; what a directory does names its token, as it is no person. */
function rowOf({ by, via = 'session', outcome = 'done', details, ...entry }: AuditEntry): typeof auditLog.$inferInsert {
  const scim = by?.scimToken;
  const said = scim === undefined ? details : { ...details, scim };
  return { ...entry, ...(said && { details: said }), userId: by?.id ?? null, via: by?.via ?? via, outcome };
}

/** How many refusals of people who are not signed in are recorded in a minute. */
const strangersPerMinute = 60;

/**
 * Records what was refused. The same refusal of a person, or of an address without one, is one entry within a minute, and those of all
 * strangers are bounded, so that nobody can flood the log.
 */
export async function recordRefusal(
  db: Db,
  { by, action, details = {}, address }: Omit<AuditEntry, 'target' | 'outcome' | 'via'>,
): Promise<void> {
  const userId = by?.id ?? null;
  const lately = sql`action = ${action} and outcome = 'refused' and created_at > now() - interval '1 minute'`;
  const isRepeated =
    userId === null
      ? sql`exists (select from audit_log where user_id is null and address is not distinct from ${address} and ${lately})
          or (select count(*) from audit_log where user_id is null and ${lately}) >= ${strangersPerMinute}`
      : sql`exists (select from audit_log where user_id = ${userId} and details = ${jsonb(details)} and ${lately})`;
  await db.execute(
    sql`insert into audit_log (user_id, via, action, outcome, details, address)
        select ${userId}::int, ${by?.via ?? 'session'}, ${action}, 'refused', ${jsonb(details)}, ${address}::text
        where not (${isRepeated})`,
  );
}
