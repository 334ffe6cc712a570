// Limits the requests of one person, or of one address without a session. Each instance takes requests from the database in
// batches, so that few requests cost a write there and all instances together allow no more than one would.
import { rateLimits } from '@app/contract/limits.ts';
import type { TextKey } from '@app/texts/catalogue.ts';
import type { Db } from '#db/connect.ts';
import { takeRequestTokens } from '#endpoints/attempts.sql.ts';
import { ApiError } from '#endpoints/errors.ts';

interface Batch {
  left: number;
  /** When the batch was taken; a batch expires after a minute. */
  at: number;
  refusedUntil: number;
  /** Requests that the key has left in the database. */
  stored: number;
  taking: Promise<void> | undefined;
}

/** What a key has left: `reset` are the seconds until all of `limit` is free again. */
export interface Allowance {
  limit: number;
  remaining: number;
  reset: number;
}

interface Options {
  /** The error message. */
  text?: TextKey;
  /** The share of `perMinute` that may come at once. */
  burstShare?: number;
}

const { minute, batchesPerMinute, maxTracked } = rateLimits.requests;

/** Counts a request under a key and returns what is left; throws 429 if there are more than `perMinute` plus a burst. */
export function requestLimit(
  db: Db,
  perMinute: number,
  { text = 'errors.tooManyRequests', burstShare = rateLimits.requests.burstShare }: Options = {},
): (whose: string) => Promise<Allowance> {
  const burst = Math.max(1, Math.floor(perMinute * burstShare));
  const size = Math.max(1, Math.round(perMinute / batchesPerMinute));
  const batches = new Map<string, Batch>();

  function batchOf(whose: string): Batch {
    const batch = batches.get(whose);
    if (batch && Date.now() - batch.at < minute) return batch;
    const fresh = { left: 0, at: Date.now(), refusedUntil: 0, stored: burst, taking: undefined };
    batches.delete(whose);
    batches.set(whose, fresh);
    const oldest = batches.keys().next();
    if (batches.size > maxTracked && !oldest.done) batches.delete(oldest.value);
    return fresh;
  }

  function take(whose: string, batch: Batch): Promise<void> {
    batch.taking ??= takeRequestTokens(db, `requests:${whose}`, { size, perMinute, burst: Math.max(1, perMinute * burstShare) })
      // If the database fails, the request itself reports it.
      .catch(() => ({ granted: size, stored: 0 }))
      .then(({ granted, stored }) => {
        batch.left += granted;
        batch.stored = stored;
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
    if (batch.left === 0) throw new ApiError(429, 'too_many', text, {}, Math.max(1, Math.ceil(60 / perMinute)));
    batch.left--;
    // Fetches the next batch before this one is used up, so that no request waits for it.
    if (batch.left < size / 4 && Date.now() >= batch.refusedUntil) void take(whose, batch);
    const remaining = Math.min(burst, batch.left + batch.stored);
    return { limit: burst, remaining, reset: Math.ceil(((burst - remaining) * 60) / perMinute) };
  };
}
