// Keys of the list of notifications: J and K go to the next one and the one before.
import type { RefObject } from 'react';
import { useHotkey } from '#lib/hotkey.ts';

export function useListKeys(list: RefObject<HTMLElement | null>): void {
  function go(step: 1 | -1): void {
    const items = [...(list.current?.querySelectorAll<HTMLElement>('button.notification') ?? [])];
    const focused = items.indexOf(document.activeElement as HTMLElement);
    const here = focused >= 0 ? focused : items.findIndex((item) => item.ariaCurrent === 'true');
    const next = here < 0 ? 0 : Math.min(Math.max(here + step, 0), items.length - 1);
    items[next]?.focus();
  }
  useHotkey('j', () => go(1));
  useHotkey('k', () => go(-1));
}
