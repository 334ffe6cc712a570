// Whether the server answers at all; the frame says so when it does not.
import { onResponse } from '#lib/response-events.ts';
import { createStore, useStore } from '#lib/store.ts';

const reachable = createStore(true);

/** Follows every call: one without an answer means that the server cannot be reached. */
export function watchConnectivity(): void {
  onResponse(({ status }) => reachable.set(status !== 0));
  addEventListener('offline', () => reachable.set(false));
  addEventListener('online', () => reachable.set(true));
}

/** Says whether the last call was answered. */
export function useServerReachable(): boolean {
  return useStore(reachable);
}
