// Finds the problems of backups that administrators and operators must know.
import type { BackupWarning } from '@app/contract/backups/backups.contract.ts';
import { backupTiming } from '@app/contract/backups/backups.limits.ts';
import { type BackupFacts, backupFacts } from '#backups/backup-runs.sql.ts';
import { isBackupLate, parseSchedule } from '#backups/backup-schedule.ts';
import type { Db } from '#db/connect.ts';

export interface BackupCondition extends BackupFacts {
  warning: BackupWarning | null;
}

/** Returns the newest backup, and what needs attention. */
export async function backupCondition(db: Db, backupSchedule: string | undefined, now = new Date()): Promise<BackupCondition> {
  const facts = await backupFacts(db);
  return { ...facts, warning: warningOf(facts, backupSchedule, now) };
}

/** Returns the worst that is wrong; null if nothing is. */
function warningOf(
  { lastAt, lastTest, lastCause, isFailed }: Pick<BackupFacts, 'lastAt' | 'lastTest' | 'lastCause' | 'isFailed'>,
  backupSchedule: string | undefined,
  now: Date,
): BackupWarning | null {
  if (isFailed) return 'failed';
  const schedule = backupSchedule === undefined ? undefined : parseSchedule(backupSchedule);
  const isBad = lastTest === 'failed' || (schedule && lastAt !== null && lastCause !== 'command' && lastTest !== 'passed');
  if (!schedule && isBad) return 'untested';
  if (!schedule) return lastAt === null || now.getTime() - lastAt > backupTiming.unscheduled ? 'unscheduled' : null;
  if (isBackupLate(schedule, lastAt ?? undefined, now)) return 'late';
  return isBad ? 'untested' : null;
}
