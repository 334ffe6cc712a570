// Event polling for the whole page: one loop for all screens, which passes new events to the query cache.
import * as api from '@app/contract/api.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterFailure, afterResponse, pollDelay, startPolling, withValidSince } from '#features/events/events-polling.ts';
import { call } from '#lib/call.ts';
import { lastContact } from '#lib/connectivity.ts';
import { isLive } from '#lib/live-state.ts';
import { fetchAgain } from '#lib/refetch-delay.ts';
import { RequestError } from '#lib/request-error.ts';

const resync: Event = { id: 0, type: 'resync', taskId: null, workspaceId: null, userId: null, timestamp: 0 };

let users = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;
let polling = startPolling(Date.now());
let held = 0;
let show: typeof import('#features/events/show-events.ts').showEvents | undefined;
const waiting: Event[] = [];

/** Polls for events while the component is mounted, and refreshes the queries they affect. */
export function useEvents(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (users++ === 0) begin(client);
    return () => {
      if (--users === 0) stop();
    };
  }, [client]);
}

/** Holds events back, for example while a card is dragged. Returns a function that releases them. */
export function holdEvents(client: QueryClient): () => void {
  held++;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    held--;
    apply(client, []);
  };
}

let begun = false;

function begin(client: QueryClient) {
  polling = startPolling(Date.now());
  waiting.length = 0;
  // Events from a time without polling are unknown: everything in the cache may be stale.
  if (begun) apply(client, [resync]);
  begun = true;
  schedule(client);
}

function stop() {
  clearTimeout(timer);
  asking?.abort();
}

let wasLost = false;

/** The stream is open: nothing is polled, but what was missed until now. If it was lost, what could not be loaded meanwhile is loaded. */
export function pausePolling(client: QueryClient, missed: boolean): void {
  isLive.set(true);
  clearTimeout(timer);
  if (wasLost) fetchFailed(client);
  wasLost = false;
  if (missed) void poll(client);
}

/** The stream is lost: what it would have sent is polled. */
export function resumePolling(client: QueryClient): void {
  if (!isLive.get()) return;
  isLive.set(false);
  wasLost = true;
  if (users > 0) schedule(client);
}

/** Shows what the stream has sent; without events it has only shown that it is there. */
export function receiveEvents(client: QueryClient, events: readonly Event[]): void {
  lastContact.set(Date.now());
  const response = afterResponse(polling, events, Date.now());
  polling = response.polling;
  apply(client, response.fresh);
}

function schedule(client: QueryClient) {
  clearTimeout(timer);
  if (isLive.get() && polling.errors === 0) return;
  timer = setTimeout(() => void poll(client), pollDelay(polling));
}

async function poll(client: QueryClient) {
  const controller = new AbortController();
  asking = controller;
  const askedAt = Date.now();
  polling = withValidSince(polling, askedAt);
  try {
    const events = await call(api.events.list, { query: { since: String(polling.since) }, signal: controller.signal });
    if (controller.signal.aborted) return;
    if (polling.errors > 0) fetchFailed(client);
    const answer = afterResponse(polling, events, askedAt);
    polling = answer.polling;
    apply(client, answer.fresh);
  } catch (error) {
    if (controller.signal.aborted) return;
    const failure = afterFailure(polling, error instanceof RequestError ? error.status : undefined);
    polling = failure.polling;
    if (failure.warn) console.warn(error instanceof Error ? error.message : error);
  }
  schedule(client);
}

/** The server answers again: fetches the visible queries that failed meanwhile, also if the stream comes and goes, not endlessly. */
function fetchFailed(client: QueryClient) {
  const failed = ({ state }: Query) => state.error instanceof RequestError && [0, 502, 503, 504].includes(state.error.status);
  for (const query of client.getQueryCache().findAll({ type: 'active', predicate: failed })) fetchAgain(query);
}

/** Applies events, or waits: nothing moves under a dragged card or over an unconfirmed write. */
function apply(client: QueryClient, fresh: readonly Event[]) {
  waiting.push(...fresh);
  if (waiting.length === 0 || held > 0) return;
  if (client.isMutating({ mutationKey: ['tasks', 'write'] }) + client.isMutating({ mutationKey: ['notifications'] }) > 0) {
    setTimeout(() => apply(client, []), 250);
    return;
  }
  if (show) show(client, waiting.splice(0));
  else void loadShow(client);
}

/** What shows events is not needed for the first screen. Without it everything is loaded anew. */
async function loadShow(client: QueryClient): Promise<void> {
  try {
    ({ showEvents: show } = await import('#features/events/show-events.ts'));
    apply(client, []);
  } catch {
    waiting.length = 0;
    void client.invalidateQueries();
  }
}
