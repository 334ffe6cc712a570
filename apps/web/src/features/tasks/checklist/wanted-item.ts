// The item of a checklist to which a person goes: its task takes the focus there once it is open.
import { type RefObject, useEffect } from 'react';
import { createStore, useStore } from '#lib/store.ts';

interface WantedItem {
  taskId: number;
  itemId: number;
}

const wantedItem = createStore<WantedItem | null>(null);

/** Says which item of a task is meant; the task that opens next shows it. */
export function wantItem(item: WantedItem): void {
  wantedItem.set(item);
}

/** Moves the focus to the wanted item of a list, after the dialog has taken it. */
export function useWantedItem(list: RefObject<HTMLElement | null>, taskId: number): void {
  const wanted = useStore(wantedItem);
  useEffect(() => {
    if (wanted?.taskId !== taskId) return;
    const timer = setTimeout(() => {
      wantedItem.set(null);
      const box = list.current?.querySelector<HTMLElement>(`[data-item="${wanted.itemId}"] [role="checkbox"]`);
      box?.scrollIntoView({ block: 'center' });
      box?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [wanted, taskId, list]);
}
