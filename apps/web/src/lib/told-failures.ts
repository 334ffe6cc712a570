// Which failures a region of the screen shows itself; the frame shows the others.
import { createStore, useStore } from '#lib/store.ts';

const toldNow = createStore<readonly unknown[]>([]);

/** Marks a failure as shown in its region. Returns a function that removes the mark. */
export function told(error: unknown): () => void {
  if (!error) return () => undefined;
  toldNow.set([...toldNow.get(), error]);
  return () => {
    const place = toldNow.get().indexOf(error);
    toldNow.set(toldNow.get().filter((_, index) => index !== place));
  };
}

/** Returns the failures that regions show at the moment. */
export function useTold(): readonly unknown[] {
  return useStore(toldNow);
}
