// Writing the audit log: rows are added, and go when they are past their time (docs/decisions/012-administration.md).
import { type AuditAction, type AuditOutcome, type Initiator, timing } from '@app/contract';
import { sql } from 'drizzle-orm';
import { jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { auditLog } from '#db/tables.ts';

interface Act {
  /** Whoever does it; undefined where nobody is signed in. */
  by: Initiator | undefined;
  action: AuditAction;
  outcome?: AuditOutcome;
  /** What it is about, made by `auditTarget`. */
  target?: string;
  /** What the act is made of: names of departments and templates, roles, numbers of people, never a person's name. */
  details?: Record<string, string | number | null>;
  /** The caller's network address. */
  address: string | null;
}

/** Records an administrative act, within the transaction of the act, so that neither is there without the other. */
export async function recordAudit(tx: Db, { by, outcome = 'done', ...act }: Act): Promise<void> {
  await tx.insert(auditLog).values({ ...act, userId: by?.id ?? null, via: by?.via ?? 'session', outcome });
}

/** Records that somebody was refused an act of administrators; the same again within a minute is one entry, so that nobody fills the log. */
export async function recordRefusal(
  db: Db,
  { by, action, details = {}, address }: Omit<Act, 'target' | 'outcome'>,
): Promise<void> {
  const userId = by?.id ?? null;
  await db.execute(
    sql`insert into audit_log (user_id, via, action, outcome, details, address)
        select ${userId}::int, ${by?.via ?? 'session'}, ${action}, 'refused', ${jsonb(details)}, ${address}
        where not exists (
          select from audit_log where user_id = ${userId} and action = ${action} and outcome = 'refused'
            and details = ${jsonb(details)} and created_at > now() - interval '1 minute')`,
  );
}

/** Deletes what is older than the log remembers; the table refuses it for anything younger. */
export async function deleteOldAudit(db: Db): Promise<void> {
  await db.execute(sql`delete from audit_log where created_at <= now() - make_interval(secs => ${timing.auditRetention / 1000})`);
}
