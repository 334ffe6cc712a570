// What to restore if the database is damaged.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backupCauses } from '@app/contract/backups/backups.contract.ts';
import { backupText } from '#backups/backup.text.ts';
import { backupFolder, timeOfBackup } from '#backups/backup-files.ts';
import type { Config } from '#config.ts';

/** Returns a sentence about the newest backup in the folder; the records of backups are in the database, which is not there. */
export function restoreHint(config: Pick<Config, 'backupDir' | 'dataDir'>): string {
  const folder = backupFolder(config);
  const dated = namesIn(folder).flatMap((name) => {
    const at = backupCauses.map((cause) => timeOfBackup(name, cause)).find(Boolean);
    return at ? [{ name, at }] : [];
  });
  const [newest] = dated.sort((a, b) => b.at.getTime() - a.at.getTime());
  return newest ? backupText.newestIs(join(folder, newest.name), newest.at.toISOString()) : backupText.noneIn(folder);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
