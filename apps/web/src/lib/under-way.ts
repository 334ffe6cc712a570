// Whether something is being sent at this moment: a button shows it only after the second click of a double click has come.
import { hashKey, type MutationKey, useQueryClient } from '@tanstack/react-query';

/** Gives back a question that is answered as it is now, not as it was drawn: is anything sent, or the one thing that is named? */
export function useUnderWay(mutationKey: MutationKey | undefined): (variables?: unknown) => boolean {
  const client = useQueryClient();
  return (variables) => {
    if (mutationKey === undefined) return false;
    const named = variables === undefined ? undefined : hashKey([variables]);
    return client.isMutating({ mutationKey, predicate: ({ state }) => !named || hashKey([state.variables]) === named }) > 0;
  };
}
