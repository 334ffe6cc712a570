// The job of recurring tasks that are made on their day.
import { recurring } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { type Clock, type Repeating, startRepeating } from '#jobs/start-repeating.ts';
import { makeDueTasks } from '#recurrences/make-due-tasks.ts';

/** Makes the tasks of today, at once and then on every check. */
export function startRecurring({ db, every = recurring.checkInterval, ...clock }: Clock & { db: Db }): Repeating {
  const failed = (error: unknown) => clock.log.warn({ err: error }, 'a recurring task was not made');
  return startRepeating(({ now, signal }) => makeDueTasks(db, now, failed, signal), { ...clock, every }, failed);
}
