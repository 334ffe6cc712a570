// Lets only so many calls of one person run at once, so that a flood of one delays nobody else. Its further calls wait in order.
import { callsAtOnce } from '@app/contract/limits.ts';
import { ApiError } from '#endpoints/errors.ts';
import { type ConcurrencyLimit, concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';

/** Returns the turns of everybody, `most` for each at once. Beyond the calls that may wait, a call of that person fails with 429. */
export function turnsOfPeople(most: number): ConcurrencyLimit {
  return concurrencyLimit(Number.POSITIVE_INFINITY, {
    runningEach: most,
    waiting: Number.POSITIVE_INFINITY,
    waitingEach: callsAtOnce.waiting,
    refusal: () => new ApiError(429, 'too_many', 'errors.tooManyRequests', {}, 1),
  });
}
