// The list of a person's checklist items: their order as they are shown, and what a move makes of it. Pure.
import type { MyItem } from '@app/contract/my-work/my-work.contract.ts';

type Named = Pick<MyItem, 'taskId' | 'itemId'>;

/** Returns the element id of the button that opens an item, which has the focus of its row. */
export function myItemId({ taskId, itemId }: Named): string {
  return `my-item-${taskId}-${itemId}`;
}

/** Returns the items under their tasks, each task once, at the place of its first item. */
export function itemsByTask(items: readonly MyItem[]): MyItem[][] {
  return [...Map.groupBy(items, ({ taskId }) => taskId).values()];
}

export function without(items: readonly MyItem[], gone: Named): MyItem[] {
  return items.filter((item) => myItemId(item) !== myItemId(gone));
}

export function withDay(items: readonly MyItem[], moved: Named, dueDate: string): MyItem[] {
  return items.map((item) => (myItemId(item) === myItemId(moved) ? { ...item, dueDate } : item));
}

/** Returns the items by date, those of one date as they stood. */
export function byDay(items: readonly MyItem[]): MyItem[] {
  return items.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : one.dueDate > other.dueDate ? 1 : 0));
}
