// Opens the header's search from anywhere, now or as soon as it is mounted.
import { useEffect, useEffectEvent } from 'react';
import { createStore } from '#lib/store.ts';

/** The words to search for; undefined when nobody asks. */
const requested = createStore<string | undefined>(undefined);

/** Opens the search, with words in it if they are given. */
export function openSearch(words = ''): void {
  requested.set(words);
}

/** Subscribes to requests to open the search. The first subscriber handles one. */
export function useOpenSearch(open: (words: string) => void): void {
  const run = useEffectEvent(open);
  useEffect(() => {
    function openIfRequested(): void {
      const words = requested.get();
      if (words === undefined) return;
      requested.set(undefined);
      run(words);
    }
    openIfRequested();
    return requested.subscribe(openIfRequested);
  }, []);
}
