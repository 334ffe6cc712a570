// Queued writes and concurrent changes of somebody else: no change is lost.
import type { ChecklistItem, Task } from '@app/contract/tasks/tasks.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addItem, removeItem, rewordItem, tickItem } from '#features/tasks/checklist/checklist-writes.ts';
import { updateTask } from '#features/tasks/data/task-writes.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { whole } from '#features/tasks/data/testing-cards.ts';
import { stubPage } from '#lib/testing-page.ts';

const by = { userId: 1, userName: 'Ellen', completedAt: '2026-11-20T10:00:00.000Z' };
const other = { userId: 2, userName: 'Carl', completedAt: '2026-11-20T09:59:00.000Z' };
const item = (id: number): ChecklistItem => ({ id, text: `Item ${id}`, completed: false });
let stored: Task;
let client: QueryClient;

/** A server that stores one task and refuses writes for an older version. */
async function serve(_path: unknown, request?: RequestInit): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve, 50));
  if (request?.method !== 'PUT') return Response.json(stored);
  const { version, ...change } = JSON.parse(String(request.body)) as Partial<Task>;
  if (version !== undefined && version !== stored.version)
    return Response.json({ message: 'Changed', error: 'conflict', current: stored }, { status: 409 });
  stored = { ...stored, ...change, version: stored.version + 1 };
  return Response.json(stored);
}

beforeEach(() => {
  stubPage();
  vi.stubGlobal('fetch', serve);
  stored = whole({ id: 1, version: 1, checklistItems: [item(1), item(2), item(3)] });
  client = new QueryClient();
  client.setQueryData(taskQuery(1).queryKey, stored);
});
afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const names = () => stored.checklistItems.map(({ completedBy }) => completedBy?.userName);
const seen = () => client.getQueryData(taskQuery(1).queryKey) as Task;

/** The optimistic change has rendered, and no response has arrived. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Somebody else ticks the second item; our cache does not know it. */
function tickedByOther() {
  const checklistItems = stored.checklistItems.map((each) =>
    each.id === 2 ? { ...each, completed: true, completedBy: other } : each,
  );
  stored = { ...stored, checklistItems, version: 2 };
}

test('two ticks one after the other keep the tick of somebody else', async () => {
  const task = stored;
  tickedByOther();
  const ticks = [1, 3].map((itemId) => tickItem(client, task, { itemId, completed: true }, by));
  await soon();
  expect(seen().checklistItems.map(({ completed }) => completed)).toEqual([true, false, true]);
  await Promise.all(ticks);
  expect(names()).toEqual(['Ellen', 'Carl', 'Ellen']);
  expect(seen()).toEqual(stored);
});

test('what waits behind a tick is shown on the row that the tick has found', async () => {
  const task = stored;
  tickedByOther();
  const tick = tickItem(client, task, { itemId: 1, completed: true }, by);
  const rename = updateTask(client, 1, { title: 'Mine' }, { title: 'Mine' });
  await tick;
  expect(seen()).toMatchObject({ title: 'Mine', version: 3 });
  expect(seen().checklistItems.map(({ completed }) => completed)).toEqual([true, true, false]);
  await rename;
  expect(seen()).toEqual(stored);
  expect(stored).toMatchObject({ title: 'Mine', version: 4 });
});

/** Somebody else rewords the second item and adds one; our cache does not know it. */
function changedByOther() {
  const items = stored.checklistItems.map((each) => (each.id === 2 ? { ...each, text: 'Theirs' } : each));
  stored = { ...stored, checklistItems: [...items, { id: 4, text: 'Their new one', completed: false }], version: 2 };
}
const texts = () => stored.checklistItems.map(({ text }) => text);

test('items that are added at once come each once, below what somebody else has added', async () => {
  const task = stored;
  changedByOther();
  const added = ['Mine', 'Mine, too'].map((text) => addItem(client, task, text));
  await soon();
  expect(seen().checklistItems.map(({ text }) => text)).toEqual(['Item 1', 'Item 2', 'Item 3', 'Mine', 'Mine, too']);
  await Promise.all(added);
  expect(texts()).toEqual(['Item 1', 'Theirs', 'Item 3', 'Their new one', 'Mine', 'Mine, too']);
  expect(new Set(stored.checklistItems.map(({ id }) => id)).size).toBe(6);
});

test('an item that somebody else has worded anew is neither worded over nor taken away', async () => {
  const task = stored;
  changedByOther();
  await expect(rewordItem(client, task, item(2), 'Mine')).rejects.toThrow();
  client.setQueryData(taskQuery(1).queryKey, task);
  await expect(removeItem(client, task, item(2))).rejects.toThrow();
  expect(texts()).toEqual(['Item 1', 'Theirs', 'Item 3', 'Their new one']);
  await rewordItem(client, task, item(3), 'Mine');
  await removeItem(client, task, item(1));
  expect(texts()).toEqual(['Theirs', 'Mine', 'Their new one']);
});
