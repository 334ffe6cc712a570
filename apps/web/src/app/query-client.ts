// The query cache with the defaults of the specification: no retry, no refetch on focus, never stale. Errors go to the console.
import { timing } from '@app/contract/limits.ts';
import { isCancelledError, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => isCancelledError(error) || console.error(error) }),
  mutationCache: new MutationCache({
    // A request that its own screen gave up is no error.
    onError: (error) => error.name === 'AbortError' || console.error(error),
  }),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: 'always',
      // A component that mounts and unmounts with the failure would fetch endlessly.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= timing.refetchFailedAfter,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
