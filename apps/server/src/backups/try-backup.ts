// The restore test: restores a backup into a temporary embedded database, counts its rows, and deletes it.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupText } from '#backups/backup.text.ts';
import { BackupError } from '#backups/backup-format.ts';
import { countRows } from '#backups/backups.sql.ts';
import { fileContents } from '#backups/file-contents.ts';
import { makeFolder } from '#backups/make-folder.ts';
import type { CheckedBackup } from '#backups/read-backup.ts';
import { restoreBackup } from '#backups/restore-backup.ts';
import type { Progress } from '#backups/write-backup.ts';
import { trialFolder } from '#control/control-file.ts';
import { openDatabase } from '#db/connect.ts';

interface Options {
  key: string | undefined;
  /** The folder for the temporary database, which needs several times the size of the file. */
  dataDir: string;
  progress?: Progress;
}

/** Rows that a restore adds: the hold on mails. */
const added: Readonly<Record<string, number>> = { settings: 1 };

/** Restores the backup for a trial; throws a BackupError if it cannot be restored, or not completely. */
export async function tryBackup(file: string, { key, dataDir, progress }: Options): Promise<CheckedBackup> {
  const folder = join(dataDir, `${trialFolder}-${randomBytes(6).toString('hex')}`);
  makeFolder(folder);
  try {
    const database = await openDatabase({ dataDir: folder });
    try {
      const checked = await restoreBackup(database, file, { key, progress });
      const { [fileContents.table]: _pieces, ...tables } = checked.rows;
      for (const [table, expected] of Object.entries(tables)) {
        const found = await database.dedicatedClient((client) => countRows(client, table));
        if (found < expected || found > expected + (added[table] ?? 0))
          throw new BackupError(backupText.otherCount(file, table, expected, found));
      }
      return checked;
    } finally {
      await database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
