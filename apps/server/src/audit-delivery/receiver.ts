// What a receiver of the audit log is.
import type { AuditRecord } from '#audit-delivery/audit-queue.sql.ts';

export interface AuditReceiver {
  name: 'file' | 'syslog';
  /** Sends the records in their order; rejects unless all have arrived, as far as that can be known. */
  send(records: readonly AuditRecord[], signal: AbortSignal): Promise<void>;
}
