// Whether the server answers. The frame shows a bar when it does not.
import { onResponse } from '#lib/response-events.ts';
import { createStore, useStore } from '#lib/store.ts';

const reachable = createStore(true);

/** Watches every call: a call without a response means that the server cannot be reached. */
export function watchConnectivity(): void {
  onResponse(({ status }) => reachable.set(status !== 0));
  addEventListener('offline', () => reachable.set(false));
  addEventListener('online', () => reachable.set(true));
}

/** Returns whether the last call had a response. */
export function useServerReachable(): boolean {
  return useStore(reachable);
}
