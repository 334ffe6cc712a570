// Anything may ask for the search of the header, which opens wherever it stands.
import { useEffect, useEffectEvent } from 'react';
import { createStore } from '#lib/store.ts';

const asked = createStore(0);

/** Opens the search. */
export function askForSearch(): void {
  asked.set(asked.get() + 1);
}

/** Hears that the search is asked for. */
export function useSearchAsked(open: () => void): void {
  const run = useEffectEvent(open);
  useEffect(() => asked.watch(() => run()), []);
}
