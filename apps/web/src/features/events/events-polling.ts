// The state machine of event polling: since when to ask, how long to wait, and which events are new.
import { type Event, timing } from '@app/contract';

export interface Polling {
  /** The instant, in milliseconds, since which the next question asks. */
  since: number;
  /** Answers in a row that were not OK. */
  errors: number;
  /** The ids of the events already handed on. */
  seen: readonly number[];
}

const remembered = 2_000;

/** The state at the start: from now on. */
export function startPolling(now: number): Polling {
  return { since: now, errors: 0, seen: [] };
}

/** The state to ask with: an invalid timestamp is reset to 30 seconds ago. */
export function withValidSince(polling: Polling, now: number): Polling {
  const valid = Number.isFinite(polling.since) && polling.since > 0 && polling.since <= now;
  return valid ? polling : { ...polling, since: now - timing.eventLookback };
}

/**
 * After an answer: the events not seen before, and the next question. It asks one interval further back than the last one,
 * because clocks differ; what is answered twice is dropped by its id.
 */
export function afterAnswer(polling: Polling, events: readonly Event[], askedAt: number): { polling: Polling; fresh: Event[] } {
  const seen = new Set(polling.seen);
  const fresh = events.filter((event) => !seen.has(event.id) && seen.add(event.id));
  return { polling: { since: askedAt - timing.eventPoll, errors: 0, seen: [...seen].slice(-remembered) }, fresh };
}

/** After a failure: a 401 only warns, everything else counts towards the back-off. */
export function afterFailure(polling: Polling, status: number | undefined): { polling: Polling; warn: boolean } {
  if (status === 401) return { polling, warn: true };
  return { polling: { ...polling, errors: polling.errors + 1 }, warn: false };
}

/** How long to wait before the next question. */
export function waitOf(polling: Polling): number {
  if (polling.errors <= timing.eventPollErrors) return timing.eventPoll;
  return Math.min(polling.errors * timing.eventPollPerError, timing.eventPollMax);
}
