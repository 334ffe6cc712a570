// When a failed query is fetched again automatically.
import { timing } from '@app/contract/limits.ts';
import type { Query } from '@tanstack/react-query';
import { RequestError } from '#lib/request-error.ts';

/** The `fetchMeta` of a query that is fetched again automatically. */
export const automaticFetch = {};

/** Returns whether a failure may be temporary: no response, a server error, a busy server, or an unreadable response. */
export function isTemporary(error: unknown): boolean {
  return !(error instanceof RequestError) || error.status === 0 || error.status === 429 || error.status >= 500;
}

/** Returns the delay before the next attempt: at most three attempts a minute, later if the server asks for it, with jitter. */
export function refetchDelay(error: unknown, random: number): number {
  const retryAfter = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return Math.max(timing.refetchFailedAfter, retryAfter) * (1 + random / 4);
}

/** Automatic attempts of each query in the last minute, by their time. */
const attempts = new WeakMap<Query, number[]>();
const minute = 60_000;
const attemptsPerMinute = 3;

/**
 * Fetches a failed query again automatically. Returns the milliseconds to wait instead if it was fetched automatically three times
 * in the last minute: its own delay and each return of the connection start attempts.
 */
export function fetchAgain(query: Query): number {
  const now = Date.now();
  const recent = (attempts.get(query) ?? []).filter((at) => at >= now - minute);
  const [first = now] = recent;
  if (recent.length >= attemptsPerMinute) return first + minute + 1 - now;
  attempts.set(query, [...recent, now]);
  query.fetch(undefined, { meta: automaticFetch, cancelRefetch: true }).catch(() => undefined);
  return 0;
}
