// Ticking an item of a checklist, as the server will: apart from the forms, since a card's writes need it and they do not.
import type { ChecklistItem } from '@app/contract';

/** The checklist with one item done or open; who completed it is stamped here until the server does. */
export function withTick(
  items: readonly ChecklistItem[],
  { itemId, completed }: { itemId: number; completed: boolean },
  by: { userId: number; userName: string; completedAt: string },
): ChecklistItem[] {
  return items.map((item) => {
    if (item.id !== itemId || item.completed === completed) return item;
    const { completedBy: _by, ...rest } = item;
    return completed ? { ...rest, completed, completedBy: by } : { ...rest, completed };
  });
}
