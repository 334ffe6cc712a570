// Limits the requests of one person, or of one address without a session. Each instance takes requests from the database in
// batches, so that few requests cost a write there and all instances together allow no more than one would.
import { rateLimits, type TextKey } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { takeRequestTokens } from '#endpoints/attempts.sql.ts';
import { ApiError } from '#endpoints/errors.ts';

interface Batch {
  left: number;
  /** When the batch was taken; a batch expires after a minute. */
  at: number;
  refusedUntil: number;
  taking: Promise<void> | undefined;
}

const { minute, batchesPerMinute, burstShare, maxTracked } = rateLimits.requests;

/** Counts a request under a key; throws 429 if there are more than `perMinute` plus a burst of a third of that. */
export function requestLimit(
  db: Db,
  perMinute: number,
  key: TextKey = 'errors.tooManyRequests',
): (whose: string) => Promise<void> {
  const size = Math.max(1, Math.round(perMinute / batchesPerMinute));
  const batches = new Map<string, Batch>();

  function batchOf(whose: string): Batch {
    const known = batches.get(whose);
    if (known && Date.now() - known.at < minute) return known;
    const fresh = { left: 0, at: Date.now(), refusedUntil: 0, taking: undefined };
    batches.delete(whose);
    batches.set(whose, fresh);
    const oldest = batches.keys().next();
    if (batches.size > maxTracked && !oldest.done) batches.delete(oldest.value);
    return fresh;
  }

  function take(whose: string, batch: Batch): Promise<void> {
    batch.taking ??= takeRequestTokens(db, `requests:${whose}`, { size, perMinute, burst: perMinute * burstShare })
      // If the database fails, the request itself reports it.
      .catch(() => size)
      .then((granted) => {
        batch.left += granted;
        batch.at = Date.now();
        if (granted === 0) batch.refusedUntil = Date.now() + 1_000;
        batch.taking = undefined;
      });
    return batch.taking;
  }

  return async (whose) => {
    const batch = batchOf(whose);
    // Concurrent requests that waited for the same batch may have used it up.
    while (batch.left === 0 && Date.now() >= batch.refusedUntil) await take(whose, batch);
    if (batch.left === 0) throw new ApiError(429, 'too_many', key, {}, 1);
    batch.left--;
    // Fetches the next batch before this one is used up, so that no request waits for it.
    if (batch.left < size / 4 && Date.now() >= batch.refusedUntil) void take(whose, batch);
  };
}
