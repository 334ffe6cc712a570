// The state machine of event polling: the `since` of the next request, its delay, and which events are new.
import type { Event } from '@app/contract/events/events.contract.ts';
import { timing } from '@app/contract/limits.ts';

export interface Polling {
  /** The instant, in milliseconds, from which the next request asks. */
  since: number;
  /** Consecutive failed responses. */
  errors: number;
  /** The ids of the events that were already processed. */
  seen: readonly number[];
}

const remembered = 2_000;

/** The initial state: from now on. */
export function startPolling(now: number): Polling {
  return { since: now, errors: 0, seen: [] };
}

/** Returns the state for the next request: resets an invalid timestamp to 30 seconds ago. */
export function withValidSince(polling: Polling, now: number): Polling {
  const valid = Number.isFinite(polling.since) && polling.since > 0 && polling.since <= now;
  return valid ? polling : { ...polling, since: now - timing.eventLookback };
}

/**
 * After a response: returns the new events and the next state. It asks one interval further back than the last request, because
 * clocks differ; repeated events are dropped by id.
 */
export function afterResponse(polling: Polling, events: readonly Event[], askedAt: number): { polling: Polling; fresh: Event[] } {
  const seen = new Set(polling.seen);
  const fresh = events.filter(({ id, type }) => type === 'resync' || (!seen.has(id) && seen.add(id)));
  return { polling: { since: askedAt - timing.eventPoll, errors: 0, seen: [...seen].slice(-remembered) }, fresh };
}

/** After a failure: a 401 only warns, everything else counts towards the back-off. */
export function afterFailure(polling: Polling, status: number | undefined): { polling: Polling; warn: boolean } {
  if (status === 401) return { polling, warn: true };
  return { polling: { ...polling, errors: polling.errors + 1 }, warn: false };
}

/** Returns the delay before the next request. */
export function pollDelay(polling: Polling): number {
  if (polling.errors <= timing.eventPollErrors) return timing.eventPoll;
  return Math.min(polling.errors * timing.eventPollPerError, timing.eventPollMax);
}
