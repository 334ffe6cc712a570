// What the operator reads when the database cannot be opened, and of its disk.
import { disk } from '@app/contract';

const megabyte = 1024 * 1024;

export const dbText = {
  folderUnusable: (folder: string, reason: string) => `The data folder ${folder} cannot be used: ${reason}`,
  notWritable: (path: string, user: number | undefined) =>
    `${path} cannot be written by the user of this process${user === undefined ? '' : ` (uid ${user})`}. Give it to that user, or set DATA_DIR to another folder.`,
  readOnlyDisk: (folder: string) =>
    `The data folder ${folder} is on a disk that can only be read. Set DATA_DIR to another folder.`,
  noRoom: (folder: string) => `There is no room left on the disk of the data folder ${folder}.`,
  notAFolder: (folder: string) => `The data folder ${folder} cannot be made: there is a file in its place or above it.`,
  impossibleFolder: (folder: string) => `The data folder ${folder} cannot be made there. Set DATA_DIR to another folder.`,
  folderInUse: (folder: string, pid: number) =>
    `The data folder ${folder} is in use by another process${pid > 0 ? ` (pid ${pid})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
  lockDamaged: (file: string) =>
    `${file} is damaged. Make sure that no other process uses the folder, delete this file and start again.`,
  notADatabase: (folder: string) =>
    `${folder} holds something that is no database. Move it away, or set DATA_DIR to another folder.`,
  notOpened: (where: string, reason: string) => `The database in ${where} cannot be opened: ${reason}`,
  notCreated: (where: string, reason: string) => `The database in ${where} cannot be created: ${reason}`,
  diskLow: (folder: string, megabytes: number) =>
    `Warning: the disk of ${folder} is nearly full, ${megabytes} MB are left. With less than ${Math.round(disk.minFree / megabyte)} MB nothing more is stored.`,
  diskFull: (folder: string, megabytes: number) =>
    `The disk of ${folder} is full, ${megabytes} MB are left: nothing more is stored until there is room. Reading goes on.`,
  diskBack: (folder: string, megabytes: number) => `There is room again on the disk of ${folder}: ${megabytes} MB.`,
  inMemory: 'memory',
  stopped: (reason: string) =>
    `The embedded database has stopped, and so does the server; what was answered is stored. ${reason}`,
  unknownReason: 'No reason was given.',
  noAnswer: 'A statement was not answered to its end.',
  unreachable: (where: string, reason: string) =>
    `The PostgreSQL server ${where} cannot be reached: ${reason}. Check DATABASE_URL and that the server runs.`,
  refused: (where: string, reason: string) =>
    `The PostgreSQL server ${where} refuses the connection: ${reason}. Check DATABASE_URL.`,
  badUrl: 'DATABASE_URL is not a PostgreSQL address, as in postgres://user:password@host:5432/name.',
  waiting: (reason: string, seconds: number) => `${reason} It is waited for, up to ${seconds} seconds more.`,
  tooOld: (version: string, oldest: number) => `PostgreSQL ${version} is too old: version ${oldest} or newer is needed.`,
  otherEncoding: (given: string, needed: string) =>
    `The database stores texts as ${given}: make one with CREATE DATABASE name ENCODING '${needed}' TEMPLATE template0, and name it in DATABASE_URL.`,
  unsafeSetting: (name: string) =>
    `Warning: PostgreSQL runs with ${name} = off. A crash of its machine can lose or damage what users have stored.`,
  newerSchema: (names: readonly string[]) =>
    `The database was written by a newer version of Tasklane AI (${names.join(', ')}). Start that version, or restore a backup that is older.`,
  migrationFailed: (reason: string) => `The database cannot be brought up to date: ${reason}`,
};
