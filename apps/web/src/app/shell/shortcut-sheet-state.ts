// Whether the shortcut sheet is open; `?` and the person's menu open it.
import { afterOverlays } from '#lib/overlays.ts';
import { createStore } from '#lib/store.ts';

/** Whether it is open. */
export const sheetOpen = createStore(false);

/** Opens the sheet after the menu has closed, so that the focus returns to the menu's button later. */
export function openSheet(): void {
  afterOverlays(() => sheetOpen.set(true));
}
