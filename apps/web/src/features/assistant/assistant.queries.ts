// Confirming and undoing what the assistant proposes.
import * as api from '@app/contract/api.ts';
import type { BodyInput } from '@app/contract/endpoint.ts';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The people with these user names, which no card shows; asked for only when somebody has typed them. */
export const usernamesQuery = (usernames: readonly string[]) =>
  queryOptions({
    queryKey: ['usernames', ...usernames],
    queryFn: ({ signal }) => call(api.assistant.people, { query: { usernames: usernames.join(',') }, signal }),
    enabled: usernames.length > 0,
    placeholderData: keepPreviousData,
  });

interface Confirming {
  proposalId: number;
  body: BodyInput<typeof api.assistant.confirm>;
}

export const confirmProposal = mutationOptions({
  mutationKey: ['assistant', 'confirm'],
  mutationFn: ({ proposalId, body }: Confirming) => call(api.assistant.confirm, { params: { proposalId }, body }),
  onSuccess: (_done, _asked, _shown, { client }) => refresh(client),
});

export const undoProposal = mutationOptions({
  mutationKey: ['assistant', 'undo'],
  mutationFn: (proposalId: number) => call(api.assistant.undo, { params: { proposalId } }),
  onSuccess: (_done, _asked, _shown, { client }) => refresh(client),
});

/** Loads what a proposal changed: the tasks, and the conversation that shows the proposal. */
function refresh(client: QueryClient): Promise<unknown> {
  return Promise.all([['tasks'], ['conversations', 'one']].map((queryKey) => client.invalidateQueries({ queryKey })));
}
