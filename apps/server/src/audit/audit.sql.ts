// The audit log: administrative acts, only ever added to.
import type { Db } from '#db/connect.ts';
import { auditLog } from '#db/tables.ts';

interface AuditLine {
  userId: number;
  /** What was done, as in `email.test`. */
  action: string;
  /** What it was done to, as in `template 3`. */
  target?: string;
  details?: object;
  address?: string;
}

/** Writes one line, in the transaction of the act. */
export async function recordAudit(db: Db, line: AuditLine): Promise<void> {
  await db.insert(auditLog).values({ outcome: 'done', ...line });
}
