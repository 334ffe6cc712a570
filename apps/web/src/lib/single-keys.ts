// Whether single letters and marks are shortcuts: the signed-in person's setting (WCAG 2.1.4).
import { createStore, useStore } from '#lib/store.ts';

const single = createStore(true);

/** Returns the setting for a component. */
export function useSingleKeys(): boolean {
  return useStore(single);
}

/** Returns the setting outside components. */
export function hasSingleKeys(): boolean {
  return single.get();
}

/** Applies the setting. */
export function applySingleKeys(on: boolean): void {
  single.set(on);
}
