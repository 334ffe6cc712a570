// Sessions: the person's own, ending them, and for administrators ending those of somebody.
import * as api from '@app/contract/api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { settled } from '#features/second-factors/second-factors.queries.ts';
import { call } from '#lib/call.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(api.sessions.list, { signal }),
  refetchOnMount: 'always',
});

/** Ends one session. Who shows the list says what became of it. */
export const endSession = mutationOptions({
  mutationKey: ['sessions', 'end'],
  mutationFn: (sessionId: string) => call(api.sessions.end, { params: { sessionId } }),
  onSettled: (_done, _error, _id, _shown, { client }) => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});

export const endOtherSessions = mutationOptions({
  mutationKey: ['sessions', 'end-others'],
  mutationFn: () => call(api.sessions.endOthers, {}),
  onSettled: (_done, _error, _none, _shown, { client }) =>
    Promise.all([client.invalidateQueries({ queryKey: sessionsQuery.queryKey }), settled(client)]),
});

/** Signs somebody out everywhere. */
export const endSessionsOf = mutationOptions({
  mutationKey: ['sessions', 'end-of-user'],
  mutationFn: (userId: number) => call(api.sessions.endOfUser, { params: { userId } }),
});
