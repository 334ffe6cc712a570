// The state and the last hours of the server, for administrators; asked again while somebody looks.
import * as api from '@app/contract/api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { untilFailed } from '#lib/until-failed.ts';

const statusKey = ['server-status'];

export const serverStatusQuery = queryOptions({
  queryKey: statusKey,
  queryFn: ({ signal }) => call(api.monitoring.status, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { error } }) => untilFailed(error, 10_000),
});

/** One point a minute is new. */
export const monitoringQuery = queryOptions({
  queryKey: ['monitoring'],
  queryFn: ({ signal }) => call(api.monitoring.read, { signal }),
  refetchOnMount: 'always',
  refetchInterval: ({ state: { error } }) => untilFailed(error, 30_000),
});

/** Ends the hold on mails after a restore: sends or drops those that wait. */
export const endMailHold = mutationOptions({
  mutationKey: ['mail-hold', 'end'],
  mutationFn: (discard: boolean) => call(api.monitoring.endMailHold, { body: { discard } }),
  onSettled: (_done, _error, _asked, _shown, { client }) => client.invalidateQueries({ queryKey: statusKey }),
});
