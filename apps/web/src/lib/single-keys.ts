// Whether letters and marks alone are shortcuts; the signed-in person's setting (WCAG 2.1.4).
import { createStore, useStore } from '#lib/store.ts';

const single = createStore(true);

/** Whether they are, for a component. */
export function useSingleKeys(): boolean {
  return useStore(single);
}

/** Whether they are, outside components. */
export function hasSingleKeys(): boolean {
  return single.get();
}

/** Switches them on or off. */
export function applySingleKeys(on: boolean): void {
  single.set(on);
}
