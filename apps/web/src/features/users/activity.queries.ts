// What the signed-in person has to do, has done, and did last.
import { api } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The activity, read anew whenever it is looked at: every write of the person changes it. */
export const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: ({ signal }) => call(api.users.activity, { signal }),
  staleTime: 0,
});
