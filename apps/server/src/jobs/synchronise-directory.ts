// The job that synchronises people with the directory. Any number of processes may run it: the database gives each run to one of them.
import { randomUUID } from 'node:crypto';
import { syncTiming } from '@app/contract/directories/directories.limits.ts';
import type { Config } from '#config.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import { claimRun, directoryChannel, endRun } from '#directories/directory.sql.ts';
import { enabledDirectory } from '#directories/directory-settings.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';

interface Options extends Clock {
  config: Config;
  database: Database;
}

/** Looks at once and then repeatedly whether a synchronisation is due, or somebody has asked for one. */
export function startDirectory({ config, database, every = syncTiming.check, ...clock }: Options): Repeating {
  const { db } = database;
  const repeating = startRepeating(
    async ({ signal }) => {
      const directory = await enabledDirectory(db, config);
      if (!directory) return;
      const claimed = await claimRun(db, randomUUID(), directory.syncMinutes);
      if (!claimed) return;
      // A server without a directory never loads it.
      const { synchronise } = await import('#directories/synchronise.ts');
      const run = await synchronise({ db, config, directory, claimed, signal });
      await endRun(db, claimed.claim, run);
      if (run.state !== 'done')
        clock.log.warn(
          { problem: run.problem, detail: run.detail, leaving: run.leaving },
          `the synchronisation with the directory: ${run.state}`,
        );
    },
    { ...clock, every },
    (error) => clock.log.warn({ err: error }, 'the directory was not synchronised'),
  );
  const subscription = listen(database, directoryChannel, repeating.wake, clock.log);
  return {
    ...repeating,
    async stop() {
      await subscription.stop();
      await repeating.stop();
    },
  };
}
