// Whether the assistant's panel is open; a shortcut and the person's menu open it.
import { afterOverlays } from '#lib/overlays.ts';
import { createStore } from '#lib/store.ts';

export const assistantOpen = createStore(false);

/** Opens the panel after the menu has closed, so that the focus returns to the menu's button later. */
export function openAssistant(): void {
  afterOverlays(() => assistantOpen.set(true));
}
