// Writes that wait for each other, and what somebody else has written meanwhile: nothing of either is lost.
import type { ChecklistItem, Task } from '@app/contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tickItem, updateTask } from '#features/tasks/task-writes.ts';
import { taskQuery } from '#features/tasks/tasks.queries.ts';
import { whole } from '#features/tasks/testing-cards.ts';

const by = { userId: 1, userName: 'Ellen', completedAt: '2026-11-20T10:00:00.000Z' };
const other = { userId: 2, userName: 'Carl', completedAt: '2026-11-20T09:59:00.000Z' };
const item = (id: number): ChecklistItem => ({ id, text: `Item ${id}`, completed: false });
let stored: Task;
let client: QueryClient;

/** A server that keeps one task and refuses what was made for an older version of it. */
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

/** What shows at once is there, and nothing has been answered yet. */
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Somebody else ticks the second item, and we have not heard of it. */
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
