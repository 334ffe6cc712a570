// Keys of the list of notifications: J and K move to the next and the previous one, U marks one read or unread.
import type { RefObject } from 'react';
import { useShortcut } from '#lib/hotkey.ts';

/** Calls `onToggle` with the id of the focused notification, or of the one in the preview. */
export function useListKeys(list: RefObject<HTMLElement | null>, onToggle: (notificationId: number) => void): void {
  function items(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>('button.notification') ?? [])];
  }
  function here(): number {
    const focused = items().indexOf(document.activeElement as HTMLElement);
    return focused >= 0 ? focused : items().findIndex((item) => item.ariaCurrent === 'true');
  }
  function go(step: 1 | -1): void {
    const at = here();
    const next = at < 0 ? 0 : Math.min(Math.max(at + step, 0), items().length - 1);
    items()[next]?.focus();
  }
  useShortcut('noteDown', () => go(1));
  useShortcut('noteUp', () => go(-1));
  useShortcut('noteUnread', () => {
    const id = items()[here()]?.dataset['notification'];
    if (id) onToggle(Number(id));
  });
}
