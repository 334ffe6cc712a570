// Messages to the operator about a database that cannot be opened, and about its disk.
import { disk } from '@app/contract/limits.ts';

const megabyte = 1024 * 1024;

export const dbText = {
  folderUnusable: (folder: string, reason: string) => `The data folder ${folder} cannot be used: ${reason}`,
  notWritable: (path: string, user: number | undefined) =>
    `${path} cannot be written by the user of this process${user === undefined ? '' : ` (uid ${user})`}. Give it to that user, or set DATA_DIR to another folder.`,
  readOnlyDisk: (folder: string) => `The data folder ${folder} is on a read-only disk. Set DATA_DIR to another folder.`,
  noRoom: (folder: string) => `The disk of the data folder ${folder} is full.`,
  noRoomForCopy: (needed: number, free: number) =>
    `There is not enough space for a copy of the database: ${needed} MB are needed, ${free} MB are free. Free some space, or stop the server first.`,
  notAFolder: (folder: string) =>
    `The data folder ${folder} cannot be created: a file has its name or the name of a parent folder.`,
  impossibleFolder: (folder: string) => `The data folder ${folder} cannot be created there. Set DATA_DIR to another folder.`,
  folderInUse: (folder: string, pid: number) =>
    `The data folder ${folder} is in use by another process${pid > 0 ? ` (pid ${pid})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
  lockDamaged: (file: string) =>
    `${file} is damaged. Make sure that no other process uses the folder, delete this file and start again.`,
  notADatabase: (folder: string) =>
    `${folder} contains files that are not a database. Move it away, or set DATA_DIR to another folder.`,
  notOpened: (where: string, reason: string) => `The database in ${where} cannot be opened: ${reason}`,
  notCreated: (where: string, reason: string) => `The database in ${where} cannot be created: ${reason}`,
  diskLow: (folder: string, megabytes: number) =>
    `Warning: the disk of ${folder} is nearly full, ${megabytes} MB are left. Below ${Math.round(disk.minFree / megabyte)} MB the server refuses to write.`,
  diskFull: (folder: string, megabytes: number) =>
    `The disk of ${folder} is full, ${megabytes} MB are left: the server refuses to write until there is space. Reading still works.`,
  diskBack: (folder: string, megabytes: number) => `The disk of ${folder} has space again: ${megabytes} MB.`,
  inMemory: 'memory',
  stopped: (reason: string) =>
    `The embedded database stopped, so the server stops too; every acknowledged write is stored. ${reason}`,
  unknownReason: 'The reason is unknown.',
  noAnswer: 'The answer to a statement was incomplete.',
  unreachable: (where: string, reason: string) =>
    `The PostgreSQL server ${where} cannot be reached: ${reason}. Check DATABASE_URL and that the server runs.`,
  refused: (where: string, reason: string) =>
    `The PostgreSQL server ${where} refuses the connection: ${reason}. Check DATABASE_URL.`,
  forgetfulPooler: (reason: string) =>
    `DATABASE_URL leads to a pooler that gives each transaction another connection and keeps no prepared statements (${reason}). Use its session mode, PgBouncer 1.21 or newer with max_prepared_statements, or the address of PostgreSQL itself.`,
  pooledTransactions:
    'Warning: DATABASE_URL leads to a pooler that gives each transaction another connection. Notifications of PostgreSQL do not get through it, so that instances hear of changes by each other up to a second later and do not know who is present at the others; the limits for the time of statements are those of the database role (docs/SCALING.md).',
  untrusted: (where: string, reason: string) =>
    `The certificate of the PostgreSQL server ${where} is not trusted: ${reason}. Name the certificate of your authority with sslrootcert=/path/ca.crt in DATABASE_URL, and the server as its certificate does.`,
  noCertificate: (reason: string) => `A certificate that DATABASE_URL names cannot be read: ${reason}.`,
  badUrl: 'DATABASE_URL is not a PostgreSQL address, as in postgres://user:password@host:5432/name.',
  waiting: (reason: string, seconds: number) => `${reason} The server waits for it, up to ${seconds} more seconds.`,
  tooOld: (version: string, oldest: number) => `PostgreSQL ${version} is too old: version ${oldest} or newer is needed.`,
  otherEncoding: (encoding: string, needed: string) =>
    `The database uses the encoding ${encoding}: create one with CREATE DATABASE name ENCODING '${needed}' TEMPLATE template0, and name it in DATABASE_URL.`,
  unsafeSetting: (name: string) =>
    `Warning: PostgreSQL runs with ${name} = off. A crash of its machine can lose or corrupt stored data.`,
  newerSchema: (names: readonly string[]) =>
    `The database was written by a newer version of Tasklane AI (${names.join(', ')}). Start that version, or restore an older backup.`,
  migrationFailed: (reason: string) => `The database cannot be migrated: ${reason}`,
};
