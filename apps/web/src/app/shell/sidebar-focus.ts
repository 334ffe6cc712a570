// Keeps the focus while the sidebar changes: its two toggle buttons pass it on, and the overlay returns it.
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useShortcut } from '#lib/hotkey.ts';
import { topOverlay } from '#lib/overlays.ts';
import type { Sidebar } from '#lib/sidebar-state.ts';

/** Marks the visible button that expands or collapses the sidebar. */
export const sidebarToggleProps = { 'data-sidebar-toggle': '' };

/** Keeps the focus when the sidebar expands or collapses. Escape closes the overlay. */
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
  // A layout effect: moves the focus before the page below becomes inert or a button unmounts.
  useLayoutEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    settle();
  }, [changes]);
}

function toggleButton(): HTMLElement | null {
  return document.querySelector('[data-sidebar-toggle]');
}
