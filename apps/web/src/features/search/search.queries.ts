// Searching tasks: each query is an answer of its own, so that a late one never takes the place of a newer one.
import * as api from '@app/contract/api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** What the server finds for a query; a request that nobody waits for any more is given up. */
export function searchQuery(query: string) {
  return queryOptions({
    queryKey: ['search', query],
    queryFn: async ({ signal }) => ({ query, hits: await call(api.search.tasks, { query: { q: query }, signal }) }),
    placeholderData: keepPreviousData,
    // Tasks change; what was found a moment ago is shown, and asked for anew.
    staleTime: 0,
    gcTime: 30_000,
  });
}
