// Whether the server answers at all; the frame says so when it does not.
import { onAnswer } from '#lib/response-events.ts';
import { createStore, useStore } from '#lib/store.ts';

const reachable = createStore(true);

/** Follows every call: one without an answer means that the server cannot be reached. */
export function watchReachability(): void {
  onAnswer(({ status }) => reachable.set(status !== 0));
  addEventListener('offline', () => reachable.set(false));
  addEventListener('online', () => reachable.set(true));
}

/** Says whether the last call was answered. */
export function useReachable(): boolean {
  return useStore(reachable);
}
