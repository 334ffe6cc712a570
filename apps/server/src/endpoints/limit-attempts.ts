// Limits attempts; the error is 429 with Retry-After.
import { rateLimits } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { countAttempt } from '#endpoints/attempts.sql.ts';
import { ApiError } from '#endpoints/errors.ts';

/** Counts one attempt, or as many as given, and throws 429 if the window (milliseconds) has more than `attempts`. */
export async function limitAttempts(
  db: Db,
  key: string,
  { attempts, window }: { attempts: number; window: number },
  by = 1,
): Promise<void> {
  const { count, wait } = await countAttempt(db, key, window, by);
  if (count > attempts) throw new ApiError(429, 'too_many', 'errors.tooManyAttempts', {}, wait);
}

/**
 * Counts the tasks that a request may change, and throws 429 if the person has changed too many in requests for several: what each
 * change stores grows with its tasks, not with the requests. The count belongs to the transaction of the change.
 */
export async function limitChangedTasks(db: Db, actor: { id: number }, tasks: number): Promise<void> {
  if (tasks > 0) await limitAttempts(db, `changed-tasks:${actor.id}`, rateLimits.changedTasks, tasks);
}
