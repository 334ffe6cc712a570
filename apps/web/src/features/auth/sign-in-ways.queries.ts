// The ways to sign in that are set up.
import * as api from '@app/contract/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** Without an answer the page shows the password, which everybody has. */
export const signInWaysQuery = queryOptions({
  queryKey: ['sign-in-ways'],
  queryFn: ({ signal }) => call(api.signInWays.list, { signal }),
  retry: false,
  staleTime: 60_000,
});
