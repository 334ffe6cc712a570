// When a failed query is fetched again automatically.
import { timing } from '@app/contract';
import { RequestError } from '#lib/request-error.ts';

/** The `fetchMeta` of a query that is fetched again automatically. */
export const automaticFetch = {};

/** Returns whether a failure may be temporary: no response, a server error, a busy server, or an unreadable response. */
export function isTemporary(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** Returns the delay before the next attempt: at most three attempts a minute, later if the server asks for it, with jitter. */
export function refetchDelay(error: unknown, random: number): number {
  const asked = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return Math.max(timing.refetchFailedAfter, asked) * (1 + random / 4);
}
