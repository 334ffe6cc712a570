// Event polling for the whole page: one loop for all screens, which passes new events to the query cache.
import { api, type Event } from '@app/contract';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { departmentKeys } from '#features/departments/departments.queries.ts';
import { afterFailure, afterResponse, pollDelay, startPolling, withValidSince } from '#features/events/events-polling.ts';
import { currentUserQuery, peopleKeys } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';
import { RequestError } from '#lib/request-error.ts';

const resync: Event = { id: 0, type: 'resync', taskId: null, workspaceId: null, userId: null, timestamp: 0 };

let users = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: AbortController | undefined;
let polling = startPolling(Date.now());
let held = 0;
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
  if (begun) for (const queryKey of keysOf([resync], undefined)) void client.invalidateQueries({ queryKey });
  begun = true;
  schedule(client);
}

function stop() {
  clearTimeout(timer);
  asking?.abort();
}

function schedule(client: QueryClient) {
  clearTimeout(timer);
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

/** The server answers again: fetches the visible queries that failed meanwhile. */
function fetchFailed(client: QueryClient) {
  const failed = ({ state }: Query) => state.error instanceof RequestError && [0, 502, 503, 504].includes(state.error.status);
  void client.refetchQueries({ type: 'active', predicate: failed });
}

/** Applies events, or waits: nothing moves under a dragged card or over an unconfirmed write. */
function apply(client: QueryClient, fresh: readonly Event[]) {
  waiting.push(...fresh);
  if (waiting.length === 0 || held > 0) return;
  if (client.isMutating({ mutationKey: ['tasks', 'write'] }) > 0) {
    setTimeout(() => apply(client, []), 250);
    return;
  }
  const own = client.getQueryData(currentUserQuery.queryKey)?.user.id;
  for (const queryKey of keysOf(waiting.splice(0), own)) void client.invalidateQueries({ queryKey });
}

/** Returns the query keys that events make stale for the person with this id, each once. */
function keysOf(events: readonly Event[], own: number | undefined): readonly unknown[][] {
  const keys = new Map<string, unknown[]>();
  const add = (...key: unknown[]) => keys.set(key.join('/'), key);
  for (const event of events) {
    if (event.type === 'resync') for (const word of ['tasks', 'comments', 'columns', 'notifications', 'workspaces']) add(word);
    // The notifications of a deleted task disappear with it.
    if (event.type === 'notification_created' || event.type === 'task_deleted') add('notifications');
    if (event.type === 'column_created') add('columns');
    if (event.type === 'user_updated' || event.type === 'resync') for (const key of peopleKeys) add(...key);
    // Another role changes what the person may see and do.
    if (event.type === 'user_updated' && event.userId === own)
      for (const word of ['current-user', 'workspaces', 'tasks']) add(word);
    // New members see the department's board, and former members lose it.
    if (event.type === 'department_updated') for (const key of [...departmentKeys, ['columns'], ['tasks']]) add(...key);
    if (!event.type.startsWith('task_')) continue;
    add('tasks', 'board');
    add('workspaces');
    add('activity');
    if (event.taskId === null) continue;
    add('tasks', 'one', event.taskId);
    add('comments', event.taskId);
  }
  return [...keys.values()];
}
