// The job that continues imports whose process has stopped.
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import type { Db } from '#db/connect.ts';
import { lostImports } from '#imports/imports.sql.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';

/** Continues lost imports, at once and then on every check. */
export function startImports({ db, every = importLimits.checkInterval, ...clock }: Clock & { db: Db }): Repeating {
  const { log } = clock;
  const failed = (error: unknown) => log.warn({ err: error }, 'imports were not continued');
  async function check({ signal }: { signal: AbortSignal }) {
    const lost = await lostImports(db);
    if (lost.length === 0) return;
    const { runImport } = await import('#imports/run-import.ts');
    for (const importId of lost) if (!signal.aborted) await runImport(importId, { db, log, signal });
  }
  return startRepeating(check, { ...clock, every }, failed);
}
