// The item of a checklist to which a person goes: its task shows it, marks it for a moment and gives it the focus once it is open.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { itemIdOf } from '#features/tasks/checklist/item-in-address.ts';
import { createStore, useStore } from '#lib/store.ts';
import { useSearch } from '#lib/use-search.ts';

interface WantedItem {
  taskId: number;
  itemId: number;
  /** The focus stays where it is. */
  isQuiet?: boolean;
}

/** How long the item is marked, in milliseconds. */
const markedFor = 2_500;

const wantedItem = createStore<WantedItem | null>(null);

/** Says which item of a task is meant; the task that opens next shows it. */
export function wantItem(item: WantedItem): void {
  wantedItem.set(item);
}

/** Shows the wanted item of a list, or the one in the address, after the dialog has taken the focus. One that is gone is left out. */
export function useWantedItem(list: RefObject<HTMLElement | null>, taskId: number): void {
  useAskedItem(taskId);
  const wanted = useStore(wantedItem);
  useEffect(() => {
    if (wanted?.taskId !== taskId) return;
    const timer = setTimeout(() => {
      wantedItem.set(null);
      const row = list.current?.querySelector<HTMLElement>(`[data-item="${wanted.itemId}"]`);
      if (row) show(row, wanted);
    }, 50);
    return () => clearTimeout(timer);
  }, [wanted, taskId, list]);
}

/** Takes the item out of the address: going back, and to another task, asks for nothing. */
function useAskedItem(taskId: number): void {
  const [search, setSearch] = useSearch();
  const { state } = useLocation();
  const itemParam = search.get('item');
  const take = useEffectEvent(() => {
    const itemId = itemIdOf(itemParam);
    if (itemId !== undefined) wantItem({ taskId, itemId });
    const drop = (now: URLSearchParams) => {
      const next = new URLSearchParams(now);
      next.delete('item');
      return next;
    };
    setSearch(drop, { replace: true, state });
  });
  useEffect(() => {
    if (itemParam !== null) take();
  }, [itemParam]);
}

function show(row: HTMLElement, { isQuiet = false }: WantedItem): void {
  row.scrollIntoView({ block: 'center' });
  if (!isQuiet) row.querySelector<HTMLElement>('[role="checkbox"]')?.focus({ preventScroll: true });
  row.dataset['shown'] = '';
  setTimeout(() => delete row.dataset['shown'], markedFor);
}
