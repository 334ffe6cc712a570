// The job of backups: makes those of the schedule, and at once those that a person asks for.
import { backupTiming } from '@app/contract/backups/backups.limits.ts';
import { type BackupMaker, processMaker } from '#backups/backup-process.ts';
import { backupChannel } from '#backups/backup-runs.sql.ts';
import { makeNextBackup } from '#backups/make-backup.ts';
import { warnOfLateBackup } from '#backups/warn-of-late.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';

interface Options extends Clock {
  config: Config;
  database: Database;
  maker?: BackupMaker;
}

/** Makes backups, one at a time and in one process of all, until it stops. */
export function startBackups({
  config,
  database,
  maker = processMaker,
  every = backupTiming.checkInterval,
  ...clock
}: Options): Repeating {
  const { log } = clock;
  const failed = (error: unknown) => log.warn({ err: error }, 'backups could not be looked after');
  let isFirst = true;
  const repeating = startRepeating(
    async ({ signal }) => {
      const isAlone = isFirst && database.kind === 'embedded';
      isFirst = false;
      const now = clock.now ?? (() => new Date());
      const isMade = await makeNextBackup({ config, database, maker, log, now, signal, isAlone });
      if (isMade === undefined && !signal.aborted) await warnOfLateBackup(database.db, config, now());
    },
    { ...clock, every },
    failed,
  );
  // A backup that hangs keeps the check above from its end.
  const watching = startRepeating(
    ({ now }) => warnOfLateBackup(database.db, config, now, { onlyUnderWay: true }),
    { ...clock, ended: undefined, every },
    failed,
  );
  const subscription = listen(database, backupChannel, repeating.wake, log);
  return {
    ...repeating,
    async stop() {
      await subscription.stop();
      await Promise.all([repeating.stop(), watching.stop()]);
    },
  };
}
