// The state of the sidebar: wide, a rail, or wide over the page. Stores the person's choice, never what the window's width forces.
import { storageKeys } from '@app/contract/limits.ts';
import { useState } from 'react';
import { hasLocal, readLocal, writeLocal } from '#lib/local-storage.ts';
import { useBelow } from '#lib/media.ts';

export interface Sidebar {
  collapsed: boolean;
  /** Wide above the page, with a backdrop. */
  overlay: boolean;
  toggle: () => void;
  /** How often the person has changed it. */
  changes: number;
  /** Closes the overlay, as its backdrop and its links do. */
  close: () => void;
}

/**
 * Returns the state of the sidebar. Below 768 px it collapses by itself and opens over the page; a first visit below 1280 px
 * starts as a rail.
 */
export function useSidebar(): Sidebar {
  const narrow = useBelow('md');
  const small = useBelow('xl');
  const [chosen, choose] = useState(() => (hasLocal(key) ? readLocal(key, false) : undefined));
  const [opened, open] = useState(false);
  const [changes, count] = useState(0);
  const overlay = narrow && opened;
  const collapsed = narrow ? !opened : (chosen ?? small);
  function toggle(): void {
    count(changes + 1);
    if (narrow) {
      open(!opened);
      return;
    }
    choose(!collapsed);
    writeLocal(key, !collapsed);
  }
  function close(): void {
    if (overlay) count(changes + 1);
    open(false);
  }
  return { collapsed, overlay, toggle, changes, close };
}

const key = storageKeys.sidebarCollapsed;
