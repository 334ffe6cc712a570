// Changing the checklist of a stored task, one item at a time, on the list as it is now: nobody's item, tick or wording is lost.
import { api, type ChecklistItem, type Task } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { withTick } from '#features/tasks/checklist/checklist-tick.ts';
import { cardChange } from '#features/tasks/data/patch-board.ts';
import { attempts, currentRow, write } from '#features/tasks/data/task-writes.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { nextItemId } from '#features/tasks/edit/task-values.ts';
import { call } from '#lib/call.ts';
import { currentText } from '#lib/text.ts';

/**
 * Makes the new list of the one that is there; undefined where the change no longer fits, so that it is refused. The list may
 * hold the change already, as it is shown before it is sent: made twice, it is made once.
 */
type Change = (items: readonly ChecklistItem[]) => ChecklistItem[] | undefined;

/**
 * Changes the list at once. The whole list is sent with the version it was read in: where somebody else has changed the task
 * since, the change is made on the list as it is now.
 */
function changeChecklist(client: QueryClient, task: Task, change: Change): Promise<Task | null> {
  const read = () => client.getQueryData(taskQuery(task.id).queryKey) ?? task;
  const shown = (row: Task) => ({ checklistItems: change(row.checklistItems) ?? row.checklistItems });
  async function send(onto: Task, attempt: number, conflict?: unknown): Promise<Task> {
    const checklistItems = change(onto.checklistItems);
    if (!checklistItems) throw conflict ?? new Error(currentText().tasks.changedSince);
    try {
      const body = { checklistItems, version: onto.version };
      return await call(api.tasks.update, { params: { taskId: task.id }, body });
    } catch (error) {
      const current = currentRow(error);
      if (!current || attempt === attempts) throw error;
      return send(current, attempt + 1, error);
    }
  }
  return write(client, { taskId: task.id, card: cardChange(shown(read())), task: shown, send: () => send(read(), 1) });
}

/** Marks one item done or open; an item that is gone is refused. */
export function tickItem(
  client: QueryClient,
  task: Task,
  tick: { itemId: number; completed: boolean },
  by: { userId: number; userName: string; completedAt: string },
): Promise<Task | null> {
  return changeChecklist(client, task, (items) =>
    items.some(({ id }) => id === tick.itemId) ? withTick(items, tick, by) : undefined,
  );
}

/** Adds an item at the end, unless it has been added with this number or a later one: `since` is the next when it was first tried. */
export function addItem(client: QueryClient, task: Task, text: string, since = nextItemIdOf(client, task)): Promise<Task | null> {
  return changeChecklist(client, task, (items) => {
    if (items.some((item) => item.id >= since && item.text === text)) return [...items];
    return [...items, { id: nextItemId(items), text, completed: false }];
  });
}

/** The number of the next item on the list as it is shown now. */
export function nextItemIdOf(client: QueryClient, task: Task): number {
  return nextItemId((client.getQueryData(taskQuery(task.id).queryKey) ?? task).checklistItems);
}

/** Words an item anew; refused where somebody else has done that since `seen`. */
export function rewordItem(client: QueryClient, task: Task, seen: ChecklistItem, text: string): Promise<Task | null> {
  return changeChecklist(client, task, (items) => {
    const now = items.find(({ id }) => id === seen.id);
    if (!now || (now.text !== seen.text && now.text !== text)) return undefined;
    return items.map((item) => (item.id === seen.id ? { ...item, text } : item));
  });
}

/** Takes an item away; refused where somebody else has worded it anew since `seen`. */
export function removeItem(client: QueryClient, task: Task, seen: ChecklistItem): Promise<Task | null> {
  return changeChecklist(client, task, (items) => {
    const now = items.find(({ id }) => id === seen.id);
    return now && now.text !== seen.text ? undefined : items.filter(({ id }) => id !== seen.id);
  });
}

/** Puts an item back to its place, unless it is there. */
export function putItemBack(client: QueryClient, task: Task, item: ChecklistItem, place: number): Promise<Task | null> {
  return changeChecklist(client, task, (items) =>
    items.some(({ id }) => id === item.id) ? [...items] : [...items.slice(0, place), item, ...items.slice(place)],
  );
}
