// The signed-in person's open tasks, done tasks and last actions.
import * as api from '@app/contract/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The activity, fetched again whenever it is opened, because every write of the person changes it. */
export const activityQuery = queryOptions({
  queryKey: ['activity'],
  queryFn: ({ signal }) => call(api.users.activity, { signal }),
  staleTime: 0,
});
