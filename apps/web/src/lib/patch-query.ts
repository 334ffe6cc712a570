// Changes cached data without saying that it is complete.
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes the data of a query, if it has any. A query that is marked stale stays so: what it misses is still to be loaded. */
export function patchQuery<T>(client: QueryClient, queryKey: QueryKey, change: (data: T) => T): void {
  const state = client.getQueryState<T>(queryKey);
  if (state?.data === undefined) return;
  const after = change(state.data);
  if (after === state.data) return;
  client.setQueryData<T>(queryKey, () => after);
  if (state.isInvalidated) void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}
