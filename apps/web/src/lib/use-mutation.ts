// A mutation of a component: the same once more, before the first is answered, does nothing.
import {
  hashKey,
  type MutationKey,
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useQueryClient,
  useMutation as useUnguarded,
} from '@tanstack/react-query';

/**
 * Like the library's `useMutation`, whose state renders a timer later: a second press before that would be sent, too. What was
 * pressed in between, such as the switch back, is sent.
 */
export function useMutation<Data, Variables, Before>(
  options: UseMutationOptions<Data, Error, Variables, Before> & { mutationKey: MutationKey },
): UseMutationResult<Data, Error, Variables, Before> {
  const client = useQueryClient();
  const mutation = useUnguarded(options);
  const mutate: typeof mutation.mutate = (...given) => {
    if (!isUnderWay(client, options.mutationKey, given[0])) mutation.mutate(...given);
  };
  return { ...mutation, mutate };
}

/**
 * Returns whether a mutation is under way now, whatever is rendered: the last one of this key, if it has these variables and was
 * not given up by its `signal`.
 */
export function isUnderWay(client: QueryClient, mutationKey: MutationKey, variables?: unknown): boolean {
  const last = client.getMutationCache().findAll({ mutationKey, exact: true, status: 'pending' }).at(-1);
  if (last === undefined || isGivenUp(last.state.variables)) return false;
  return variables === undefined || isSame(variables, last.state.variables);
}

function isGivenUp(variables: unknown): boolean {
  const { signal } = (variables ?? {}) as { signal?: unknown };
  return signal instanceof AbortSignal && signal.aborted;
}

/** A hash says nothing of the content of a file. */
function isSame(one: unknown, other: unknown): boolean {
  return one instanceof Blob ? one === other : hashKey([one]) === hashKey([other]);
}
