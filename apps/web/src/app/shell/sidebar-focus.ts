// The focus while the sidebar changes: its button takes it over from the other one, and the overlay gives it back.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useShortcut } from '#lib/hotkey.ts';
import { topOverlay } from '#lib/overlays.ts';
import type { Sidebar } from '#lib/sidebar-state.ts';

/** Marks the one button that is there to make the sidebar wide, or narrow again. */
export const toggleMark = { 'data-sidebar-toggle': '' };

/** Keeps the focus when the sidebar is made wide or narrow; Escape closes it where it lies over the page. */
export function useSidebarFocus({ changes, overlay, close }: Sidebar): void {
  const before = useRef<Element>(null);
  const seen = useRef(changes);
  useShortcut('close', () => topOverlay() === null && close(), overlay);

  const settle = useEffectEvent(() => {
    const opener = before.current;
    before.current = overlay ? document.activeElement : null;
    const goesBack = !overlay && opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    if (goesBack) opener.focus({ preventScroll: true });
    else if (overlay || document.activeElement === document.body) toggleButton()?.focus({ preventScroll: true });
  });
  // Before the page below is inert, or a button gone, something else has the focus.
  useLayoutEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    settle();
  }, [changes]);
}

function toggleButton(): HTMLElement | null {
  return document.querySelector('[data-sidebar-toggle]');
}
