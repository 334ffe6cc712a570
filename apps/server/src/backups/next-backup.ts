// When the schedule makes the next backup.
import { scheduledRuns } from '#backups/backup-runs.sql.ts';
import { nextRun, parseSchedule } from '#backups/backup-schedule.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';

/** Returns when the schedule makes the next backup; null without a schedule. */
export async function nextBackup(db: Db, { backupSchedule }: Pick<Config, 'backupSchedule'>): Promise<string | null> {
  const schedule = backupSchedule === undefined ? undefined : parseSchedule(backupSchedule);
  if (!schedule) return null;
  const { done } = await scheduledRuns(db);
  const next = nextRun(schedule, new Date(done ?? Date.now()));
  return (next && new Date(Math.max(next.getTime(), Date.now())).toISOString()) ?? null;
}
