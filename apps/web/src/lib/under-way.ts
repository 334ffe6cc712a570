// Whether something is being sent at this moment: a button shows it only after the second click of a double click has come.
import { type MutationKey, useQueryClient } from '@tanstack/react-query';

/** Gives back a question that is answered as it is now, not as it was drawn. */
export function useUnderWay(mutationKey: MutationKey | undefined): () => boolean {
  const client = useQueryClient();
  return () => mutationKey !== undefined && client.isMutating({ mutationKey }) > 0;
}
