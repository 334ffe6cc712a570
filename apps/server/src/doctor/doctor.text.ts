// The findings of `doctor`, each with what to do about it.
import type { Invariant } from '#doctor/invariants.sql.ts';

const restoreOrReport = 'Restore a backup from before the damage; if there is none, report it with this output.';

/** What holds if the check is good, by rule. */
export const invariantText: Readonly<Record<Invariant, string>> = {
  taskInItsColumn: 'the status of a task is not the name of its column',
  onePlaceEach: 'two tasks have the same place in a column',
  primaryAssigneeListed: 'the assignee of a task is missing in its list of assignees',
  primaryDepartmentListed: 'the department of a task is missing in its list of departments',
  assigneesExist: 'a task is assigned to somebody who does not exist',
  keysOfDepartments: 'a task is missing on the board of its workspace',
  relationsHaveTasks: 'a relation has no task at one of its ends, or the same task at both',
  oneParent: 'a task has two parents',
  relationsWithoutCircle: 'relations go around in a circle',
  archivedIsDone: 'a task that is not done is in the archive',
  commentsHaveTasks: 'a comment has no task',
  commentsCounted: 'the number of comments of a task is wrong',
  notificationsHavePeople: 'a notification has no person or no task',
  administrator: 'there is no administrator',
  oneDefaultTemplate: 'two e-mail templates are the default of one event',
  namesOnce: 'two people or departments have the same name',
  sessionsHavePeople: 'a session has no person',
  sentMailsComplete: 'a sent mail has no Message-ID, attempt or time',
  tasksFound: 'the search cannot find a task',
  oneEpoch: 'the event log does not have exactly one epoch',
  eventsOfThisDatabase: 'the event log has events of another database, which every browser reads again and again',
};

/** Remedies of rules that need no backup. */
export const invariantRemedies: Readonly<Partial<Record<Invariant, string>>> = {
  administrator: 'Run user make-admin.',
  oneParent: 'Take one of the parents away in the open task.',
  relationsWithoutCircle: 'Open one of these tasks and take a relation of the circle away.',
  tasksFound: 'Change the title of the task and change it back, or restore a backup: a restore builds the search anew.',
  oneEpoch: 'Make a backup and restore it with --replace --yes: a restore begins a new epoch.',
  eventsOfThisDatabase:
    'The database was copied without restore. Make a backup and restore it with --replace --yes: a restore begins a new log.',
};

export const doctorText = {
  config: 'The configuration is valid.',
  noPublicUrl: 'PUBLIC_URL is not set, nor an address in the Admin Panel, so links in mails lead to this machine.',
  noPublicUrlRemedy: 'Set PUBLIC_URL to the address that people open.',
  unlimited: 'RATE_LIMIT=off: nothing limits sign-ins and requests.',
  unlimitedRemedy: 'Remove RATE_LIMIT, unless this is a benchmark.',
  secretInDatabase: 'SECRET_KEY is not set, so the key is in the database that it protects.',
  secretInDatabaseRemedy: 'Set SECRET_KEY to the value in the table secrets, and delete that row.',
  backupKey: 'BACKUP_KEY is not set: backups can be read by whoever has the file.',
  backupKeyRemedy: 'Set BACKUP_KEY, and keep a copy of it away from this machine.',
  database: (kind: string) => `The database answers (${kind}).`,
  databaseClosedRemedy: 'Start the database, or correct DATABASE_URL or DATA_DIR.',
  databaseReadOnly: 'The database is read-only.',
  databaseReadOnlyRemedy: 'Connect to the primary server, or end default_transaction_read_only.',
  databaseWarningRemedy: 'Switch the setting on in postgresql.conf.',
  fewConnections: 'PostgreSQL grants fewer connections than DATABASE_POOL_MAX, so requests wait.',
  fewConnectionsRemedy: 'Raise max_connections of PostgreSQL, or lower DATABASE_POOL_MAX.',
  schema: (count: number) => `The schema is current (${count} migrations).`,
  schemaBehind: (names: readonly string[]) => `The database lacks migrations: ${names.join(', ')}.`,
  schemaBehindRemedy: 'Start the server, or run migrate.',
  schemaAhead: (names: readonly string[]) => `A newer version wrote the database: ${names.join(', ')}.`,
  schemaAheadRemedy: 'Start that version, or restore an older backup.',
  schemaEmpty: 'The database is new.',
  schemaEmptyRemedy: 'Start the server, or restore a backup.',
  disk: (megabytes: number) => `${megabytes} MB are free in DATA_DIR.`,
  diskUnused: 'Nothing is stored in DATA_DIR.',
  diskLow: (megabytes: number) => `Only ${megabytes} MB are free in DATA_DIR.`,
  diskRemedy: 'Free some space: with less than 64 MB the server refuses to write.',
  files: 'The store of files can be written and read.',
  filesLocal: 'Files are written to DATA_DIR/files, which several instances must share, or set FILES_URL.',
  filesFail: (reason: string) => `Files cannot be stored: ${reason}`,
  filesFailRemedy: 'Correct FILES_URL and the rights of its keys, or make DATA_DIR/files writable.',
  filesThere: (count: number) => `The contents of all ${count} files on tasks are there.`,
  filesMissing: (
    lost: number,
    count: number,
    names: readonly { name: string; taskId: number | null; taskTemplateId: number | null }[],
  ) =>
    `${lost} of ${count} contents of files on tasks are missing or cut off: ${names
      .map(({ name, taskId, taskTemplateId }) =>
        taskId === null ? `${JSON.stringify(name)} of template ${taskTemplateId}` : `${JSON.stringify(name)} of task ${taskId}`,
      )
      .join(', ')}${lost > names.length ? ' and others' : ''}.`,
  filesMissingRemedy:
    'Put them back from a copy of the store, or restore the newest backup that has them elsewhere and take them from there. Or delete these files from their tasks and templates. Until then no backup is complete, and none is deleted.',
  mail: 'The mail server answers.',
  mailNone: 'There is no mail server: mails stay in the outbox.',
  mailNoneRemedy: 'Set it in the Admin Panel (Emails, Settings), or SMTP_URL and MAIL_FROM, unless nobody should get mails.',
  mailFails: (reason: string) => `The mail server cannot be used: ${reason}`,
  mailFailsRemedy: 'Correct it in the Admin Panel (Emails, Settings), or SMTP_URL, then run testmail.',
  webhooksFail: (failing: number, stopped: number) => `${failing} webhooks fail, and the server has stopped ${stopped}.`,
  webhooksFailRemedy: 'Open Admin > Webhooks: the log of each shows what its receiver answered.',
  auditSent: (receiver: string) => `The audit log is sent (${receiver}).`,
  auditLate: (receiver: string, waiting: number, minutes: number, reason: string | null) =>
    `${waiting} records of the audit log have not been sent (${receiver}), the oldest for ${minutes} minutes${reason === null ? '.' : `: ${reason}`}`,
  auditLateRemedy: 'Nothing is lost: they are sent once the receiver takes them. See AUDIT_LOG_FILE or AUDIT_SYSLOG_URL.',
  mailsHeld: (waiting: number) => `Mails and webhooks are held since a restore; ${waiting} mails wait.`,
  mailIn: 'Mails come in, and senders are verified.',
  mailInUnverified: 'Nobody verifies the senders of mails that come in: they are easily made up.',
  mailInUnverifiedRemedy: 'Set MAIL_IN_AUTH_SERVER to the mail server whose checks count (docs/MAIL-IN.md).',
  mailboxFails: (reason: string) => `The mailbox could not be read: ${reason}`,
  mailboxFailsRemedy: 'Correct MAIL_IN_IMAP_URL; the next reading comes within 30 seconds.',
  mailsHeldRemedy: 'Run mails discard, or mails release to send them.',
  mailsFailed: (count: number) => `${count} mails of the last 7 days could not be sent.`,
  mailsFailedRemedy: 'The reasons are in Admin Panel > Email; send them again there.',
  backup: (last: string | undefined) =>
    last === undefined ? 'The first scheduled backup is made soon.' : `The newest backup is of ${last}.`,
  backupWarnings: {
    unscheduled: (last: string | undefined) =>
      last === undefined ? 'There is no backup.' : `No backups are scheduled; the newest one is of ${last}.`,
    failed: (last: string | undefined) =>
      last === undefined
        ? 'The last backup failed, and there is no other.'
        : `The last backup failed; the newest one is of ${last}.`,
    untested: (last: string | undefined) => `The backup of ${last} has not passed its restore test.`,
    late: (last: string | undefined) => `The scheduled backup was not made in time; the newest one is of ${last}.`,
  },
  backupRemedies: {
    unscheduled: 'Set BACKUP_SCHEDULE, or let cron run the command backup.',
    failed: 'Run backups to see why, and correct it. The server tries again after half an hour.',
    untested: 'Run backups to see why, correct it, and make a backup in Admin Panel > Server.',
    late: 'See whether the server runs and its disk has room; its log tells why a backup cannot begin.',
  },
  clock: 'The clocks of this machine and of the database agree.',
  clockOff: (seconds: number) => `The clocks of this machine and of the database differ by ${seconds} s.`,
  clockRemedy: 'Synchronise both clocks (NTP): sessions, reminders and limits depend on them.',
  closed: (reason: string) => `The database cannot be examined. ${reason}`,
  invariants: (count: number) => `${count} rules about the rows hold.`,
  broken: (rule: string, count: number, ids: readonly number[]) =>
    `${count} times: ${rule}${ids.some((id) => id > 0) ? ` (ids ${ids.join(', ')})` : ''}.`,
  restoreOrReport,
  line: (level: 'ok' | 'warning' | 'problem', message: string) =>
    `${{ ok: 'ok      ', warning: 'warning ', problem: 'PROBLEM ' }[level]} ${message}`,
  remedy: (sentence: string) => `          ${sentence}`,
  healthy: 'Nothing needs attention.',
  problems: (errors: number, warnings: number) =>
    `${errors} ${errors === 1 ? 'problem' : 'problems'}, ${warnings} ${warnings === 1 ? 'warning' : 'warnings'}.`,
};
