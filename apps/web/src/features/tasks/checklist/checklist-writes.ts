// Changes the checklist of a stored task item by item, on the current list, so that nobody's item, tick or text is lost.
import * as api from '@app/contract/api.ts';
import { newItemId } from '@app/contract/tasks/item-ids.rules.ts';
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { QueryClient } from '@tanstack/react-query';
import { withTick } from '#features/tasks/checklist/checklist-tick.ts';
import { cardChange } from '#features/tasks/data/patch-board.ts';
import { attempts, currentRow, waitingChange, writeTask } from '#features/tasks/data/task-writes.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { call } from '#lib/call.ts';
import { currentText } from '#lib/text.ts';

/**
 * Returns the new list, or undefined to refuse a change that no longer fits. Must be idempotent: the list may already contain the
 * change, which shows before it is sent.
 */
type Change = (items: readonly ChecklistItem[]) => ChecklistItem[] | undefined;

/** Returns the new assignees of a task; must be idempotent, too. */
type People = (assignees: readonly number[]) => number[];

/**
 * Changes the list optimistically and sends it whole with the list that it was made from, which the server merges with the current
 * one. After a conflict the change is applied to the current list. A change that no longer fits the saved list is refused.
 * `people` changes the assignees of the task with it.
 */
function changeChecklist(client: QueryClient, task: Task, change: Change, people?: People): Promise<Task | null> {
  // Read before the change shows: the list that the person saw.
  const seen = client.getQueryData(taskQuery(task.id).queryKey) ?? task;
  const peopleOf = (row: Task) => people && { assignees: people(withPrimaryAssignee(row.assigneeId, row.assignees)) };
  const shown = (row: Task) => ({ checklistItems: change(row.checklistItems) ?? row.checklistItems, ...peopleOf(row) });
  async function send(onto: Task, attempt: number, key?: string, conflict?: unknown): Promise<Task> {
    const checklistItems = change(onto.checklistItems);
    if (!checklistItems) throw conflict ?? new Error(currentText().tasks.changedSince);
    try {
      const assignees = people && { assignees: onto.assignees };
      const base = { checklistItems: onto.checklistItems, ...assignees };
      const body = { checklistItems, ...peopleOf(onto), base, version: onto.version };
      const saved = await call(api.tasks.update, { params: { taskId: task.id }, body, key });
      if (!change(saved.checklistItems)) throw new Error(currentText().tasks.changedSince);
      return saved;
    } catch (error) {
      const current = currentRow(error);
      if (!current || attempt === attempts) throw error;
      return send(current, attempt + 1, undefined, error);
    }
  }
  const fields = shown(seen);
  return writeTask(client, {
    taskId: task.id,
    card: cardChange(fields),
    task: shown,
    send: (key) => send(seen, 1, key),
    waits: waitingChange(client, task.id, fields),
  });
}

/** Marks one item done or open; refuses if the item no longer exists. */
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

/** Adds an item at the end, unless a retry has already added it: `id` is the one of the first attempt. */
export function addItem(
  client: QueryClient,
  task: Task,
  text: string,
  id = idOfNewItem(client, task, text),
): Promise<Task | null> {
  return changeChecklist(client, task, (items) => {
    if (items.some((item) => item.id === id && item.text === text)) return [...items];
    return [...items, { id: newItemId(items, text), text, completed: false }];
  });
}

type NewItem = Pick<ChecklistItem, 'id' | 'text' | 'completed'>;

/** Adds several items at the end in one write. Returns them with their ids, with which `removeItems` takes them back. */
export function addItems(
  client: QueryClient,
  task: Task,
  items: readonly Omit<NewItem, 'id'>[],
): { write: Promise<Task | null>; added: NewItem[] } {
  const { checklistItems } = client.getQueryData(taskQuery(task.id).queryKey) ?? task;
  const extended = [...checklistItems];
  for (const item of items) extended.push({ id: newItemId(extended, item.text), ...item });
  const added = extended.slice(checklistItems.length);
  const write = changeChecklist(client, task, (now) => [
    ...now,
    ...added.filter(({ id }) => !now.some((item) => item.id === id)),
  ]);
  return { write, added };
}

/** Removes items, except those that somebody has reworded or ticked since. */
export function removeItems(client: QueryClient, task: Task, gone: readonly NewItem[]): Promise<Task | null> {
  return changeChecklist(client, task, (items) =>
    items.filter(
      ({ id, text, completed }) => !gone.some((item) => item.id === id && item.text === text && item.completed === completed),
    ),
  );
}

/** Returns the id of a new item of the list as it is shown. */
export function idOfNewItem(client: QueryClient, task: Task, text: string): number {
  return newItemId((client.getQueryData(taskQuery(task.id).queryKey) ?? task).checklistItems, text);
}

/** Rewords an item; refuses if somebody else has reworded it since `seen`. */
export function rewordItem(client: QueryClient, task: Task, seen: ChecklistItem, text: string): Promise<Task | null> {
  return changeChecklist(client, task, (items) => {
    const now = items.find(({ id }) => id === seen.id);
    if (!now || (now.text !== seen.text && now.text !== text)) return undefined;
    return items.map((item) => (item.id === seen.id ? { ...item, text } : item));
  });
}

/**
 * Sets whose an item is or when it is due; refuses if somebody else has changed that since `seen`. Whoever gets an item becomes an
 * assignee of its task, and so learns of it; `people` is what taking that back needs.
 */
export function setItemFact(
  client: QueryClient,
  task: Task,
  seen: ChecklistItem,
  fact: Pick<ChecklistItem, 'assigneeId' | 'dueDate'>,
  people: People | undefined = fact.assigneeId ? withPerson(fact.assigneeId) : undefined,
): Promise<Task | null> {
  const names = Object.keys(fact) as (keyof typeof fact)[];
  const isSame = (a: ChecklistItem, b: typeof fact) => names.every((name) => (a[name] ?? null) === (b[name] ?? null));
  return changeChecklist(
    client,
    task,
    (items) => {
      const now = items.find(({ id }) => id === seen.id);
      if (!now || !(isSame(now, seen) || isSame(now, fact))) return undefined;
      return items.map((item) => (item.id === seen.id ? { ...item, ...fact } : item));
    },
    people,
  );
}

function withPerson(userId: number): People {
  return (assignees) => (assignees.includes(userId) ? [...assignees] : [...assignees, userId]);
}

/** Returns the change that takes a person from a task to which an item has brought them. */
export function withoutPerson(userId: number): People {
  return (assignees) => assignees.filter((id) => id !== userId);
}

/** Removes an item; refuses if somebody else has reworded it since `seen`. */
export function removeItem(client: QueryClient, task: Task, seen: ChecklistItem): Promise<Task | null> {
  return changeChecklist(client, task, (items) => {
    const now = items.find(({ id }) => id === seen.id);
    return now && now.text !== seen.text ? undefined : items.filter(({ id }) => id !== seen.id);
  });
}

/** Moves an item before the first of `followers` that the list still has, else to its end; refuses if the item no longer exists. */
export function moveItem(client: QueryClient, task: Task, itemId: number, followers: readonly number[]): Promise<Task | null> {
  return changeChecklist(client, task, (items) => {
    const item = items.find(({ id }) => id === itemId);
    if (!item) return undefined;
    const others = items.filter(({ id }) => id !== itemId);
    const follower = followers.find((id) => others.some((other) => other.id === id));
    const index = follower === undefined ? others.length : others.findIndex(({ id }) => id === follower);
    return [...others.slice(0, index), item, ...others.slice(index)];
  });
}

/** Restores an item at its position, unless it exists. */
export function putItemBack(client: QueryClient, task: Task, item: ChecklistItem, index: number): Promise<Task | null> {
  return changeChecklist(client, task, (items) =>
    items.some(({ id }) => id === item.id) ? [...items] : [...items.slice(0, index), item, ...items.slice(index)],
  );
}
