// Anything may ask for the search of the header, which opens wherever it stands, or as soon as it is there.
import { useEffect, useEffectEvent } from 'react';
import { createStore } from '#lib/store.ts';

const asked = createStore(false);

/** Opens the search. */
export function askForSearch(): void {
  asked.set(true);
}

/** Hears that the search is asked for; whoever hears it first answers. */
export function useSearchAsked(open: () => void): void {
  const run = useEffectEvent(open);
  useEffect(() => {
    function answer(): void {
      if (!asked.get()) return;
      asked.set(false);
      run();
    }
    answer();
    return asked.watch(answer);
  }, []);
}
