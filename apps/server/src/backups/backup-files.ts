// Where backups are, and the names of their files.
import { join, resolve } from 'node:path';
import type { BackupCause } from '@app/contract/backups/backups.contract.ts';
import type { Config } from '#config.ts';

/** The beginning of the names of files, by cause; only files of the schedule and those that a person asked for are deleted. */
export const backupPrefixes: Readonly<Record<BackupCause, string>> = {
  schedule: 'tasklane-scheduled',
  person: 'tasklane-asked',
  command: 'tasklane',
};

/** Returns the folder of backups. */
export function backupFolder({ backupDir, dataDir }: Pick<Config, 'backupDir' | 'dataDir'>): string {
  return resolve(backupDir ?? join(dataDir, 'backups'));
}

/** Returns the name of a file; it contains the time, so that names sort by it. */
export function backupFileName(cause: BackupCause, at: Date, { backupKey }: Pick<Config, 'backupKey'>): string {
  const time = at.toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  return `${backupPrefixes[cause]}-${time}.ndjson.gz${backupKey === undefined ? '' : '.enc'}`;
}

const timeIn = /-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.ndjson\.gz(?:\.enc)?$/;

/** Returns the time in the name of a complete file of this cause; undefined for any other file. */
export function timeOfBackup(name: string, cause: BackupCause): Date | undefined {
  const [found, day, hour, minute, second] = timeIn.exec(name) ?? [];
  if (found === undefined || name.slice(0, -found.length) !== backupPrefixes[cause]) return undefined;
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}
