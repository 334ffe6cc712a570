// The last run of each job of this process, for administrators.
import type { JobRun } from '@app/contract/monitoring/monitoring.contract.ts';
import type { Measurements } from '#monitoring/measurements.ts';

/** Starts to note the runs; returns the function that lists them by name. */
export function lastJobs(measurements: Measurements): () => JobRun[] {
  const runs = new Map<string, JobRun>();
  measurements.listen({
    job: (name, result) => void runs.set(name, { name, at: new Date().toISOString(), ok: result === 'done' }),
  });
  return () => [...runs.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
