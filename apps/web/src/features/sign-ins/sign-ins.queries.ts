// The history of sign-ins to one's own account.
import * as api from '@app/contract/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const signInsQuery = queryOptions({
  queryKey: ['sign-ins'],
  queryFn: ({ signal }) => call(api.signIns.list, { signal }),
  refetchOnMount: 'always',
});
