// When a backup is due, and which files are kept.
import { describe, expect, it } from 'vitest';
import { isBackupDue, isBackupLate, nextRun, parseSchedule } from '#backups/backup-schedule.ts';
import { filesToDelete, type KeptFile, parseKeep } from '#backups/keep-backups.ts';

const at = (text: string) => new Date(text);
const nightly = parseSchedule('0 3 * * *') ?? [];

describe('the schedule', () => {
  it('is five fields or times of the day', () => {
    expect(nextRun(nightly, at('2026-03-01T04:00'))).toEqual(at('2026-03-02T03:00'));
    const twice = parseSchedule('03:00, 15:30') ?? [];
    expect(nextRun(twice, at('2026-03-01T04:00'))).toEqual(at('2026-03-01T15:30'));
    expect(nextRun(twice, at('2026-03-01T16:00'))).toEqual(at('2026-03-02T03:00'));
    expect(nextRun(parseSchedule('0 2 * * sun') ?? [], at('2026-03-02T00:00'))).toEqual(at('2026-03-08T02:00'));
  });

  it.each(['', 'daily', '25:00', '3', '0 3 * *', '0 0 3 * * *', '* * * * *', '*/5 * * * *', '03:00,nine', '0 0 31 2 *'])(
    'is not %j',
    (text) => expect(parseSchedule(text)).toBeUndefined(),
  );

  it('makes the first backup at once, and a missed one once', () => {
    const due = (done: string | undefined, now: string) =>
      isBackupDue(nightly, { done: done === undefined ? undefined : Date.parse(done), failed: undefined }, at(now));
    expect(due(undefined, '2026-03-01T12:00')).toBe(true);
    expect(due('2026-03-01T03:00:04', '2026-03-02T02:59')).toBe(false);
    expect(due('2026-03-01T03:00:04', '2026-03-02T03:00')).toBe(true);
    expect(due('2026-03-01T03:00:04', '2026-03-09T11:00')).toBe(true);
    expect(due('2026-03-09T11:00:00', '2026-03-09T11:01')).toBe(false);
  });

  it('tries a failed one again after half an hour, and at once if only its process was gone', () => {
    const due = (isGone: boolean, now: string) =>
      isBackupDue(nightly, { done: undefined, failed: { at: at('2026-03-01T03:00').getTime(), isGone } }, at(now));
    expect(due(false, '2026-03-01T03:29')).toBe(false);
    expect(due(false, '2026-03-01T03:31')).toBe(true);
    expect(due(true, '2026-03-01T03:01')).toBe(true);
  });

  it('is late three hours after its time', () => {
    const done = at('2026-03-01T03:00:04').getTime();
    expect(isBackupLate(nightly, done, at('2026-03-02T05:59'))).toBe(false);
    expect(isBackupLate(nightly, done, at('2026-03-02T06:01'))).toBe(true);
    expect(isBackupLate(nightly, undefined, at('2026-03-02T06:01'))).toBe(false);
  });
});

describe('kept files', () => {
  const days = (count: number, bad: readonly number[] = []): KeptFile[] =>
    Array.from({ length: count }, (_, n) => ({ name: `${n}`, at: new Date(2026, 0, 1 + n, 3), isBad: bad.includes(n) }));
  const kept = (files: KeptFile[], keep: string) => {
    const gone = filesToDelete(files, parseKeep(keep) ?? { newest: 1 });
    return files.map(({ name }) => name).filter((name) => !gone.includes(name));
  };

  it('are so many of the newest; bad ones do not count, and newer ones are never deleted', () => {
    expect(kept(days(5), '2')).toEqual(['3', '4']);
    expect(kept(days(5, [4]), '2')).toEqual(['2', '3', '4']);
    expect(kept(days(5, [3]), '2')).toEqual(['2', '4']);
    expect(kept(days(3, [0, 1, 2]), '1')).toEqual(['0', '1', '2']);
  });

  it('are the newest of each day, week and month', () => {
    const files = days(100);
    const names = kept(files, '3d 2w 4m');
    // 1 January 2026 is a Thursday; the last is 10 April, a Friday.
    expect(names).toEqual(['30', '58', '89', '94', '97', '98', '99']);
    expect(kept(files, '1m')).toEqual(['99']);
  });

  it.each(['0', '', '3d 2d', '1001', 'all', '2w3d', '-1'])('are not described by %j', (text) =>
    expect(parseKeep(text)).toBeUndefined(),
  );
});
