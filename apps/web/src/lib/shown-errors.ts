// Which failures a region of the screen shows itself; the frame shows the others.
import { createStore, useStore } from '#lib/store.ts';

const shownErrors = createStore<readonly unknown[]>([]);

/** Marks a failure as shown in its region. Returns a function that removes the mark. */
export function markErrorShown(error: unknown): () => void {
  if (!error) return () => undefined;
  shownErrors.set([...shownErrors.get(), error]);
  return () => {
    const position = shownErrors.get().indexOf(error);
    shownErrors.set(shownErrors.get().filter((_, index) => index !== position));
  };
}

/** Returns the failures that regions show at the moment. */
export function useShownErrors(): readonly unknown[] {
  return useStore(shownErrors);
}
