// The schedule of backups: five fields as cron has them, or times of the day, in the time zone of the process.
import { backupMinimumGap, backupTiming } from '@app/contract/backups/backups.limits.ts';
import { Cron } from 'croner';

export type BackupSchedule = readonly Cron[];

const times = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Returns the schedule; undefined if the text is none, or would make a backup every few minutes. */
export function parseSchedule(text: string): BackupSchedule | undefined {
  const patterns = text.includes(':') ? text.split(',').map((time) => patternOf(time.trim())) : [text];
  try {
    const schedule = patterns.map((pattern) => new Cron(pattern ?? 'none', { mode: '5-part', paused: true }));
    return isSeldom(schedule) ? schedule : undefined;
  } catch {
    return undefined;
  }
}

function patternOf(time: string): string | undefined {
  const [, hour, minute] = times.exec(time) ?? [];
  return hour === undefined ? undefined : `${Number(minute)} ${Number(hour)} * * *`;
}

function isSeldom(schedule: BackupSchedule): boolean {
  let at = nextRun(schedule, new Date());
  if (!at) return false;
  for (let n = 0; n < 100; n++) {
    const next = nextRun(schedule, at);
    if (!next) return true;
    if (next.getTime() - at.getTime() < backupMinimumGap) return false;
    at = next;
  }
  return true;
}

/** Returns the first time of the schedule after an instant. */
export function nextRun(schedule: BackupSchedule, after: Date): Date | undefined {
  const runs = schedule.flatMap((cron) => cron.nextRun(after)?.getTime() ?? []);
  return runs.length === 0 ? undefined : new Date(Math.min(...runs));
}

/** The zone in which schedules are meant. */
export function scheduleZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The last attempts of the schedule; instants in milliseconds. */
export interface LastRuns {
  /** When the newest backup that was finished had begun. */
  done: number | undefined;
  /** When the newest attempt failed, if that was after `done`, and whether only its process was gone. */
  failed: { at: number; isGone: boolean } | undefined;
}

/**
 * Returns whether a backup is due. One that was missed while no server ran is made once; the first is made at once, so that a
 * wrong folder is noticed now and not at night.
 */
export function isBackupDue(schedule: BackupSchedule, { done, failed }: LastRuns, now: Date): boolean {
  if (failed && !failed.isGone && now.getTime() - failed.at < backupTiming.retry) return false;
  if (done === undefined) return true;
  const next = nextRun(schedule, new Date(done));
  return next !== undefined && next.getTime() <= now.getTime();
}

/** Returns whether the schedule should have made a backup by now. */
export function isBackupLate(schedule: BackupSchedule, done: number | undefined, now: Date): boolean {
  if (done === undefined) return false;
  const next = nextRun(schedule, new Date(done));
  return next !== undefined && now.getTime() - next.getTime() > backupTiming.grace;
}
