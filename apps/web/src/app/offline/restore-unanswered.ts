// Shows what was kept of a query that has no data and no answer: it was seen before this page was opened, or too long ago for the cache.
import { storageKeys } from '@app/contract/limits.ts';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readSeenRow } from '#app/offline/seen-rows.ts';
import { groupOf } from '#app/offline/seen-rules.ts';
import { showWaiting } from '#app/offline/show-waiting.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { readLocal } from '#lib/local-storage.ts';
import { isUnanswered, waitingWrites } from '#lib/waiting-writes.ts';

/** Starts watching the queries of this person. Returns a function that stops. */
export function restoreUnanswered(client: QueryClient, userId: number, read = readSeenRow): () => void {
  const restored = new Set<string>();
  let stopped = false;

  async function restore({ queryKey, queryHash }: Query): Promise<void> {
    const row = await read(userId, queryHash);
    // Somebody has logged out meanwhile, or an answer has come.
    if (stopped || client.getQueryData(queryKey) !== undefined) return;
    if (row && readLocal(storageKeys.offlinePerson, 0) === userId) {
      client.setQueryData(queryKey, row.data, { updatedAt: row.at });
      // It may be old: it is loaded once the server answers.
      restored.add(queryHash);
      void client.invalidateQueries({ queryKey, exact: true, refetchType: serverReachable.get() ? 'active' : 'none' });
    } else showWaiting(client, waitingWrites.get(), queryKey);
  }
  const ignore = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (query.state.data !== undefined || groupOf(query.queryKey) === undefined) return;
    const isLost = action.type === 'error' ? isUnanswered(action.error) : action.type === 'fetch' && !serverReachable.get();
    if (isLost) restore(query).catch((error: unknown) => console.warn(error));
  });
  const stopListening = serverReachable.subscribe(() => {
    if (!serverReachable.get()) return;
    void client.invalidateQueries({ predicate: ({ queryHash, state }) => state.isInvalidated && restored.has(queryHash) });
    restored.clear();
  });
  return () => {
    stopped = true;
    ignore();
    stopListening();
  };
}
