// Whether the sheet of shortcuts is open; `?` and the person's menu open it.
import { afterOverlays } from '#lib/overlays.ts';
import { createStore } from '#lib/store.ts';

/** Whether it is open. */
export const sheetOpen = createStore(false);

/** Opens the sheet once the menu is gone that asked for it, so that the focus returns to the menu's button. */
export function openSheet(): void {
  afterOverlays(() => sheetOpen.set(true));
}
