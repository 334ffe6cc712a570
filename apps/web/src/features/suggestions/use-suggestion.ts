// Asks for a suggestion; the request is given up once its component is gone, at the server and at the provider, too.
import { type MutationKey, type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isUnderWay, useMutation } from '#lib/use-mutation.ts';

type Asking<Given extends { signal: AbortSignal }, Answer> = MutationOptions<Answer, Error, Given> & {
  mutationKey: MutationKey;
};

/** Returns the mutation; `mutate` takes what to ask for. */
export function useSuggestion<Given extends { signal: AbortSignal }, Answer>(options: Asking<Given, Answer>) {
  const leaving = useRef<AbortController>(undefined);
  const client = useQueryClient();
  const mutation = useMutation(options);
  useEffect(() => () => leaving.current?.abort(), []);
  function mutate(given: Omit<Given, 'signal'>, done: { onSuccess: (answer: Answer) => void }): void {
    const controller = new AbortController();
    const variables = { ...given, signal: controller.signal } as Given;
    // A repeated press is not sent, and stopping must reach the request that was.
    if (isUnderWay(client, options.mutationKey, variables)) return;
    leaving.current = controller;
    mutation.mutate(variables, done);
  }
  function stop(): void {
    leaving.current?.abort();
    mutation.reset();
  }
  return { ...mutation, mutate, stop };
}
