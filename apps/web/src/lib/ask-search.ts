// Opens the header's search from anywhere, now or as soon as it is mounted.
import { useEffect, useEffectEvent } from 'react';
import { createStore } from '#lib/store.ts';

const asked = createStore(false);

/** Opens the search. */
export function askForSearch(): void {
  asked.set(true);
}

/** Subscribes to requests to open the search. The first subscriber handles one. */
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
