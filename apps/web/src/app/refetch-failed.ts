// Fetches failed queries again after a delay, and prevents endless fetching.
import type { Query, QueryClient } from '@tanstack/react-query';
import { fetchAgain, isTemporary, refetchDelay } from '#lib/refetch-delay.ts';

/**
 * Starts watching. A query without data keeps its error state while it is fetched again: its region keeps its message and the
 * focus, and nothing that depends on the failure flickers.
 */
export function refetchFailedQueries(client: QueryClient): void {
  const failures = new WeakMap<Query, Error>();
  const timers = new WeakMap<Query, ReturnType<typeof setTimeout>>();
  client.getQueryCache().subscribe((event) => {
    const { query } = event;
    if (event.type === 'removed') clearTimeout(timers.get(query));
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success') failures.delete(query);
    if (type === 'fetch') stayFailed(query);
    if (type !== 'error' || query.state.error === null) return;
    failures.set(query, query.state.error);
    plan(query, query.state.error);
  });

  function stayFailed(query: Query): void {
    clearTimeout(timers.get(query));
    const error = failures.get(query);
    if (error && query.state.data === undefined) query.setState({ status: 'error', error });
  }
  function plan(query: Query, error: Error): void {
    clearTimeout(timers.get(query));
    if (isTemporary(error)) schedule(query, refetchDelay(error, Math.random()));
  }
  function schedule(query: Query, delay: number): void {
    timers.set(
      query,
      setTimeout(() => again(query), delay),
    );
  }
  function again(query: Query): void {
    // A later observer fetches by mounting (`retryOnMount`).
    if (!query.isActive() || query.state.status !== 'error') return;
    const wait = fetchAgain(query);
    if (wait > 0) schedule(query, wait);
  }
}
