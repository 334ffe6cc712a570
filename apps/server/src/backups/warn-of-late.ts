// Warns administrators once of a backup that was not made at its time, for whatever reason.
import { backupTiming } from '@app/contract/backups/backups.limits.ts';
import { claimLateWarning } from '#backups/backup-runs.sql.ts';
import { backupCondition } from '#backups/backup-warning.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { inTransaction } from '#endpoints/transaction.ts';
import { warnAdministrators } from '#notifications/warn-administrators.ts';

/**
 * Warns if the newest backup is too old for the schedule and nobody was warned since it was made. One that is under way is
 * given as much time as one that has not begun. `onlyUnderWay`: warns of such a one only.
 */
export async function warnOfLateBackup(
  db: Db,
  { backupSchedule }: Pick<Config, 'backupSchedule'>,
  now: Date,
  { onlyUnderWay = false } = {},
): Promise<void> {
  const { warning, lastAt, runningSince } = await backupCondition(db, backupSchedule, now);
  if (warning !== 'late' || lastAt === null || (onlyUnderWay && runningSince === null)) return;
  if (runningSince !== null && now.getTime() - runningSince <= backupTiming.grace) return;
  await inTransaction(db, undefined, async (tx) => {
    if (await claimLateWarning(tx, lastAt)) await warnAdministrators(tx, 'backup_failed', { isWritten: false, isLate: true });
  });
}
