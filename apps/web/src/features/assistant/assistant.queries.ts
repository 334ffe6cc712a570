// Confirming and undoing what the assistant proposes.
import { api, type BodyInput } from '@app/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

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
