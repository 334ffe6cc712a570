// The sample data of a new installation: what can be removed, and its removal.
import * as api from '@app/contract/api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { adminUsersKey, refreshPeople } from '#features/users/users.queries.ts';
import { call } from '#lib/call.ts';

export const samplesQuery = queryOptions({
  queryKey: ['samples'],
  queryFn: ({ signal }) => call(api.samples.get, { signal }),
  refetchOnMount: 'always',
});

/** Cards, comments and names disappear by the events of the tasks and people, on this page as on all others. */
export const removeSamples = mutationOptions({
  mutationKey: ['samples', 'remove'],
  mutationFn: () => call(api.samples.remove, {}),
  onSettled: async (_removed, _error, _nothing, _shown, { client }) => {
    await Promise.all([
      refreshPeople(client),
      ...[adminUsersKey, samplesQuery.queryKey, ['checklist-templates'], ['notifications']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    ]);
  },
});
