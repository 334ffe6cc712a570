// Polling and streaming of events: returns the events since an instant, or streams them as they happen.
import type { Api } from '@app/contract/api.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import { serverTiming, thresholds, timing } from '@app/contract/limits.ts';
import type { Handlers } from '#endpoints/context.ts';
import { eventsSince } from '#events/events.sql.ts';

export const events: Handlers<Api['events']> = {
  async list({ db, actor, query, newest, snapshot }) {
    const now = Date.now();
    const since = instantOf(query.since, now);
    if (now - since > serverTiming.eventWindow) return [resync(now)];
    const from = since - serverTiming.eventOverlap;
    if (snapshot !== undefined && (await newest.hasNoneSince(actor, from, snapshot))) return [];
    const found = await eventsSince(db, actor, from);
    return found.length > thresholds.eventsPerResponse ? [resync(now)] : found;
  },

  stream: ({ actor, sessionId, query, live }) => live.open({ actor, sessionId, after: query.after }),
};

/** Parses an instant; an invalid or future one is reset to 30 seconds ago (specification part 2, section 4). */
function instantOf(since: string | undefined, now: number): number {
  const instant = since !== undefined && /^\d{1,15}$/.test(since) ? Number(since) : Number.NaN;
  return Number.isNaN(instant) || instant > now + serverTiming.eventWindow ? now - timing.eventLookback : instant;
}

function resync(now: number): Event {
  return { id: 0, type: 'resync', taskId: null, workspaceId: null, userId: null, timestamp: now };
}
