// Which failures are told where their data would stand; the frame tells of the others.
import { createStore, useStore } from '#lib/store.ts';

const toldNow = createStore<readonly unknown[]>([]);

/** Notes that a failure is told in its place, and gives back how to end that. */
export function told(error: unknown): () => void {
  if (!error) return () => undefined;
  toldNow.set([...toldNow.get(), error]);
  return () => {
    const place = toldNow.get().indexOf(error);
    toldNow.set(toldNow.get().filter((_, index) => index !== place));
  };
}

/** The failures that are told at the moment. */
export function useTold(): readonly unknown[] {
  return useStore(toldNow);
}
