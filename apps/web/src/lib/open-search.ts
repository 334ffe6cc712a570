// Opens the header's search from anywhere, now or as soon as it is mounted.
import { useEffect, useEffectEvent } from 'react';
import { createStore } from '#lib/store.ts';

const requested = createStore(false);

/** Opens the search. */
export function openSearch(): void {
  requested.set(true);
}

/** Subscribes to requests to open the search. The first subscriber handles one. */
export function useOpenSearch(open: () => void): void {
  const run = useEffectEvent(open);
  useEffect(() => {
    function openIfRequested(): void {
      if (!requested.get()) return;
      requested.set(false);
      run();
    }
    openIfRequested();
    return requested.subscribe(openIfRequested);
  }, []);
}
