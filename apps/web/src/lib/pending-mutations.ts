// Whether a mutation is pending right now: a button re-renders only after the second click of a double click.
import { hashKey, type MutationKey, useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that reads the current state, not the rendered one: is any mutation pending, or the one with these
 * variables?
 */
export function useIsPending(mutationKey: MutationKey | undefined): (variables?: unknown) => boolean {
  const client = useQueryClient();
  return (variables) => {
    if (mutationKey === undefined) return false;
    const named = variables === undefined ? undefined : hashKey([variables]);
    return client.isMutating({ mutationKey, predicate: ({ state }) => !named || hashKey([state.variables]) === named }) > 0;
  };
}
