// Limits attempts; the error is 429 with Retry-After.
import type { Db } from '#db/connect.ts';
import { countAttempt } from '#endpoints/attempts.sql.ts';
import { ApiError } from '#endpoints/errors.ts';

/** Counts one attempt and throws 429 if the window (milliseconds) has more than `attempts`. */
export async function limitAttempts(
  db: Db,
  key: string,
  { attempts, window }: { attempts: number; window: number },
): Promise<void> {
  const { count, wait } = await countAttempt(db, key, window);
  if (count > attempts) throw new ApiError(429, 'too_many', 'errors.tooManyAttempts', {}, wait);
}
