// Asks for a suggestion; the request is given up once its component is gone, at the server and at the provider, too.
import type { MutationKey, MutationOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMutation } from '#lib/use-mutation.ts';

type Asking<Given extends { signal: AbortSignal }, Answer> = MutationOptions<Answer, Error, Given> & {
  mutationKey: MutationKey;
};

/** Returns the mutation; `mutate` takes what to ask for. */
export function useSuggestion<Given extends { signal: AbortSignal }, Answer>(options: Asking<Given, Answer>) {
  const leaving = useRef<AbortController>(undefined);
  const mutation = useMutation(options);
  useEffect(() => () => leaving.current?.abort(), []);
  function mutate(given: Omit<Given, 'signal'>, done: { onSuccess: (answer: Answer) => void }): void {
    leaving.current = new AbortController();
    mutation.mutate({ ...given, signal: leaving.current.signal } as Given, done);
  }
  function stop(): void {
    leaving.current?.abort();
    mutation.reset();
  }
  return { ...mutation, mutate, stop };
}
