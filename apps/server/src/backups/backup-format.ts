// The format of a backup: lines of JSON, compressed with gzip and optionally encrypted (docs/decisions/039-backup.md).

/** The version of the format; a reader refuses any other. */
export const backupFormat = 1;

/** The first line. */
export interface BackupHeader {
  tasklane: 'backup';
  format: number;
  /** The instant of the snapshot. */
  createdAt: string;
  /** The names of the migrations of the database. */
  schema: readonly string[];
  database: 'embedded' | 'postgres';
}

/** The line before the rows of a table. A row is an array with the text of each column, or null. */
export interface TableStart {
  table: string;
  columns: readonly string[];
}

/** The line after the rows of a table; `next` is the next value of each identity column. */
export interface TableEnd {
  end: string;
  rows: number;
  next: Readonly<Record<string, number>>;
}

/** The last line; the checksum is that of all bytes before it. */
export interface BackupEnd {
  complete: true;
  rows: Readonly<Record<string, number>>;
  sha256: string;
}

/** Tables whose rows let somebody in: a backup leaves them out, and the operator's command empties them. */
export const accessTables: readonly string[] = [
  'sessions',
  'sign_in_challenges',
  'trusted_devices',
  'passkey_challenges',
  'provider_flows',
  'provider_sessions',
  'api_tokens',
  'scim_tokens',
  'feeds',
  'password_resets',
  'email_links',
];

/**
 * Tables that a backup leaves out: derived ones, those of one database alone (the event log and its epoch, the records of backups, where the audit log is sent), whatever lets somebody
 * in, the secret key, and what lasts for minutes (counters, who reads the mailbox).
 */
export const leftOutTables: readonly string[] = [
  'backup_runs',
  'audit_receivers',
  'audit_queue',
  'search_tasks',
  'search_vocabulary',
  'events',
  'event_epoch',
  ...accessTables,
  'secrets',
  'attempts',
  'idempotency_keys',
  'mailbox_readings',
];

/** Columns that triggers compute, by table. */
export const derivedColumns: Readonly<Record<string, readonly string[]>> = { task_comments: ['words'] };

/** Bounds of a reader: the bytes of one line, and the compression ratio that is refused beyond the first bytes. */
export const backupLimits = { line: 32 * 1024 * 1024, ratio: 200, ratioFrom: 64 * 1024 * 1024 } as const;

/** A reason not to write or restore a backup that the operator can fix: printed as one line. */
export class BackupError extends Error {
  override name = 'BackupError';
}
