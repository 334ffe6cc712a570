// Messages of the command line to the operator.
import { product } from '@app/contract/limits.ts';

export const commandText = {
  noSuchUser: (username: string) => `There is no person with the username ${username}.`,
  created: (username: string, role: string) => `${username} was created${role === 'admin' ? ' as an administrator' : ''}.`,
  password: (username: string, password: string) => `The password of ${username} is ${password} (shown only this once).`,
  passwordSet: (username: string) => `The password of ${username} was changed; all sessions, API tokens and links ended.`,
  isAdmin: (username: string) => `${username} is an administrator.`,
  wasAdmin: (username: string) => `${username} was an administrator already.`,
  sessionsEnded: (username: string, count: number) =>
    `${count} ${count === 1 ? 'session' : 'sessions'} of ${username} ended. API tokens stay; reset the password to end them too.`,
  secondFactorRemoved: (username: string, removed: boolean) =>
    removed
      ? `${username} signs in with the password alone now, and is told by mail.`
      : `${username} had no second step and no passkey.`,
  passwordsAllowed: (changed: boolean) =>
    changed ? 'Everybody may sign in with a password again. The providers stay.' : 'Passwords were allowed already.',
  notStarted: 'The database is new. Start the server once: it creates the departments and an administrator.',
  noDatabase: (folder: string) =>
    `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the server, or start the server once.`,
  noDepartment: (name: string, names: readonly string[]) => `There is no department ${name}. Departments: ${names.join(', ')}.`,
  departmentNeeded: '--department is missing; a person who is no administrator needs one.',
  schemaBehind: (count: number) =>
    `The database lacks ${count} ${count === 1 ? 'migration' : 'migrations'}. Start the server once, or run migrate.`,
  schemaCurrent: (count: number) => `The database is current: ${count} migrations.`,
  schemaMissing: (names: readonly string[]) => `Missing: ${names.join(', ')}`,
  schemaUnknown: (names: readonly string[]) => `Written by a newer version: ${names.join(', ')}`,
  migrated: (count: number) => `${count} ${count === 1 ? 'migration was' : 'migrations were'} applied.`,
  mailSent: (address: string) => `The mail server accepted the test mail to ${address}.`,
  mailKept: 'There is no mail server: the test mail was only stored in the outbox.',
  mailFailed: (reason: string) => `The test mail was not sent: ${reason}`,
  mailSubject: `Test mail of ${product}`,
  mailMessage: 'If you read this, mails arrive.',
  mailsHeld: (waiting: number) =>
    `Mails and webhooks are held since a restore; ${waiting} mails wait. "mails release" sends them, "mails discard" drops them; either ends the hold.`,
  mailsFlow: (waiting: number) => `Mails are not held; ${waiting} wait for the mail server.`,
  mailsReleased: (waiting: number) => `The hold ended; ${waiting} waiting mails are sent now.`,
  mailsDiscarded: (waiting: number) => `The hold ended; ${waiting} waiting mails were dropped.`,
  backupWritten: (file: string, rows: number, megabytes: string, encrypted: boolean) =>
    `${file} was written: ${rows} rows, ${megabytes} MB, ${encrypted ? 'encrypted with BACKUP_KEY' : 'not encrypted'}.`,
  notEncrypted: 'Warning: BACKUP_KEY is not set, so the backup can be read by whoever has the file.',
  checked: (file: string, rows: number, createdAt: string) => `${file} is complete: ${rows} rows of ${createdAt}.`,
  tried: (file: string, rows: number, createdAt: string) =>
    `${file} can be restored: ${rows} rows of ${createdAt} were restored into a temporary database.`,
  contentsMissing: (missing: number, expected: number) =>
    `WARNING: ${missing} of ${expected} contents of files are missing in it. "doctor" names those that are missing now.`,
  backupsSchedule: (schedule: string, zone: string, keep: string) => `Schedule: ${schedule} (${zone}). Kept: ${keep}.`,
  backupsUnscheduled: 'No backups are scheduled: BACKUP_SCHEDULE is not set.',
  backupsNext: (at: string) => `Next: ${at}`,
  backupsNone: 'There is no backup yet.',
  backupWarnings: {
    unscheduled: 'Warning: no backup was made in the last 7 days.',
    failed: 'WARNING: the last backup failed.',
    untested: 'WARNING: the last backup has not passed its restore test.',
    late: 'WARNING: the scheduled backup was not made in time.',
  },
  backupLine: (parts: readonly string[]) => parts.join('  '),
  restored: (file: string, rows: number, createdAt: string) => `${file} was restored: ${rows} rows of ${createdAt}.`,
  afterRestore: [
    'Everybody has to sign in again; API tokens, feeds, open invitations and links for passwords and addresses ended.',
    'Mails and webhooks are held, so that nobody gets one twice or by a copy. Check the instance, then run "mails release" or "mails discard".',
  ],
  returning: (count: number) =>
    `WARNING: ${count} ${count === 1 ? 'person has' : 'people have'} again what they had lost since the backup:`,
  returningPerson: (username: string, reasons: readonly string[]) => `  ${username}: ${reasons.join(', ')}`,
  returningReasons: {
    unknown: 'the database before did not have this account',
    deleted: 'was deleted',
    deactivated: 'was deactivated',
    password: 'has the former password',
    email: 'has the former e-mail address',
  },
  returningRights: (rights: readonly string[]) => `is again ${rights.join(', ')}`,
  askEndSignIns: (count: number) =>
    `End ${count === 1 ? 'the sign-in of this person' : `the sign-in of these ${count} people`}? Their passwords stop working, and "Forgot your password?" or an administrator gives them a new one; those with another account or address than before only an administrator. The restore ends with your answer.`,
  unanswered: 'The question was not answered: nothing was changed.',
  signInsEnded: (count: number) =>
    `The sign-in of ${count} ${count === 1 ? 'person' : 'people'} ended: they need a new password, by "Forgot your password?" once mails are released, or by an administrator ("user reset-password USERNAME" for the first one). Their roles and departments are those of the backup: change them before you release the mails.`,
  signInsStay:
    'They can sign in. "user reset-password USERNAME" ends that for one of them; take back accounts, roles and departments in Admin Panel > Users.',
  notCompared: (createdAt: string) =>
    `The database before had none of these people, so nothing could be compared: passwords, accounts, addresses and roles are those of ${createdAt}. Whoever lost one since then has it again; --end-sign-ins with the restore ends the sign-in of everybody.`,
  recoveredPeople:
    'Passwords, accounts, addresses and roles are those of that moment: whoever lost one since then has it again. With --end-sign-ins everybody needs a new password.',
  confirmRecovered:
    'It ends all sessions, API tokens, feeds, invitations and links, and holds all mails. Add --yes to confirm it.',
  recovered: 'The database is ready for the server.',
  confirmReplace: '--replace deletes everything in the database. Add --yes to confirm it.',
  serverRuns: (folder: string) => `A server uses the data folder ${folder}. Stop it before you restore.`,
  serverSilent: (folder: string) =>
    `A server uses the data folder ${folder}, but does not answer on its control connection. Try again, or stop it first.`,
  healthy: (url: string) => `${url} is ready.`,
  unhealthy: (url: string, reason: string) => `${url} is not ready: ${reason}`,
  unknownCommand: (name: string) => `There is no command ${name}. --help lists them.`,
  missingArgument: (name: string) => `${name} is missing. --help shows the command.`,
  tooMany: (argument: string) => `${argument} is one argument too many. --help shows the command.`,
  nothingYet: 'The database is empty: there is nothing to back up yet.',
  bar: (bar: string, done: number, of: number) => `${bar} ${done} of ${of}`,
  noAdministrator: 'There is no administrator. "user make-admin USERNAME" makes one.',
  notAdministrator: (username: string) => `${username} is no administrator.`,
  serverGone: (folder: string) => `The server of ${folder} stopped before it had answered.`,
  noFormat: (name: string) => `${name} is no format. Formats: native (the same as json), csv, markdown.`,
  workspaceOrAll: 'Give either --workspace or --all.',
  outNeeded: '--json needs --out: otherwise the output is the export itself.',
  fileExists: (file: string) => `${file} exists. Nothing was written.`,
  notWritten: (file: string, reason: string) => `${file} was not written: ${reason}`,
  cutOff: 'The server stopped before the export was complete.',
  exported: (file: string, megabytes: string) => `${file} was written: ${megabytes} MB.`,
  noBoard: (name: string, names: readonly string[]) => `There is no board ${name}. Boards: ${names.join(', ')}.`,
  notEmpty: (people: number, tasks: number) =>
    `The database has ${people} people and ${tasks} tasks. Add --yes to add invented ones to them.`,
  seededBefore: 'The database was filled by this command before. Use a new database.',
  noSize: (most: number) => `--size must be a number from 1 to ${most}.`,
  seeded: ({ tasks, comments, people, departments }: { tasks: number; comments: number; people: number; departments: number }) =>
    `${tasks} tasks, ${comments} comments, ${people} people (company1 and so on) and ${departments} departments are there now.`,
  seedPassword: (password: string) => `All of these people have the password ${password} (shown only this once).`,
  progress: (table: string, rows: number) => `${table}: ${rows} rows`,
};
