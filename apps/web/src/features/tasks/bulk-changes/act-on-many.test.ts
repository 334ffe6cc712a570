// Tests the message of a change of many tasks when no server answers: no more than is known.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { actOnMany } from '#features/tasks/bulk-changes/act-on-many.ts';
import { moveTask } from '#features/tasks/data/task-writes.ts';
import { boardQuery } from '#features/tasks/data/tasks.queries.ts';
import { card, whole } from '#features/tasks/data/testing-cards.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { textReady } from '#lib/language.ts';
import { stubPage } from '#lib/testing-page.ts';
import { currentToast } from '#lib/toast.ts';
import { clearUndo, undoLast } from '#lib/undo.ts';
import { waitingWrites } from '#lib/waiting-writes.ts';

const cards = [1, 2, 3].map((id) => card({ id }));
const client = new QueryClient();

beforeAll(textReady);
beforeEach(() => {
  stubPage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  serverReachable.set(true);
  vi.unstubAllGlobals();
  clearUndo();
});

test('of a request without an answer nobody knows whether it changed something', async () => {
  expect(await actOnMany(client, { cards, change: { deleted: true } })).toBe(false);
  expect(currentToast.get()?.text).not.toContain('Nothing was changed');
});

test('a task that refuses its new people shows the old ones again', async () => {
  const { queryKey } = boardQuery(1);
  client.setQueryData(queryKey, [card({ id: 1, assigneeId: 7, assignees: [7] }), card({ id: 2, assigneeId: 5, assignees: [5] })]);
  const refused = [
    { taskId: 1, title: 'One', error: 'validation', message: 'Assignee is not in the selected departments', fields: [] },
  ];
  const answer = { changed: [], unchanged: [2], refused };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(answer)));
  const both = client.getQueryData<TaskCard[]>(queryKey) ?? [];
  const people = ({ assignees }: TaskCard) => ({ assigneeId: 5, assignees: [5, ...assignees.filter((id) => id !== 5)] });
  expect(await actOnMany(client, { cards: both, change: { assign: 5 }, shown: people })).toBe(false);
  expect(client.getQueryData<TaskCard[]>(queryKey)?.map(({ assignees }) => assignees)).toEqual([[7], [5]]);
});

test('an undo that is pressed before the answer is sent after it', async () => {
  const sent: unknown[] = [];
  const answers = [
    {
      changed: [{ taskId: 1, card: card({ id: 1 }), undo: { base: {}, change: { priority: 'P3' } } }],
      unchanged: [],
      refused: [],
    },
    { changed: [{ taskId: 1, card: card({ id: 1 }), undo: { base: {}, change: {} } }], unchanged: [], refused: [] },
  ];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Response.json([]);
    sent.push(JSON.parse(String(body)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Response.json(answers[sent.length - 1]);
  });
  const acted = actOnMany(client, { cards: [card({ id: 1 })], change: { priority: 'P1' } });
  expect(undoLast()).toBe(true);
  await acted;
  await vi.waitFor(() => expect(currentToast.get()?.title).toBe('Undone for 1 task'));
  expect(sent).toMatchObject([{ change: { priority: 'P1' } }, { tasks: [{ taskId: 1, change: { priority: 'P3' } }] }]);
  expect(undoLast()).toBe(false);
});

test('changes that wait are not said to be done', async () => {
  serverReachable.set(false);
  const waits = { cards, change: { priority: 'P1' }, text: 'Priority: High', single: () => Promise.resolve(null) } as const;
  expect(await actOnMany(client, waits)).toBe(true);
  expect(currentToast.get()).toMatchObject({ title: 'Waiting for the server', text: 'Priority: High' });
  expect(await actOnMany(client, { ...waits, text: undefined })).toBe(true);
  expect(currentToast.get()?.text).toBe('Sent as soon as the server answers.');
  // The server was there again before the last one was sent.
  expect(await actOnMany(client, { ...waits, single: () => Promise.resolve(whole({ id: 1 })) })).toBe(true);
  expect(currentToast.get()?.title).toBe('3 tasks changed');
});

test('of changes that wait, those that cannot are counted', async () => {
  serverReachable.set(false);
  const single = ({ id }: { id: number }) => (id === 2 ? Promise.reject(new Error('It is full.')) : Promise.resolve(null));
  expect(await actOnMany(client, { cards, change: { priority: 'P1' }, single })).toBe(false);
  expect(currentToast.get()).toMatchObject({ title: '1 of 3 tasks were not changed', text: 'It is full.' });
});

test('writes of one task go one after the other, and an answer does not show what a later write has changed', async () => {
  const { queryKey } = boardQuery(1);
  client.setQueryData(queryKey, [card({ id: 1, priority: 'P1' })]);
  const sent: string[] = [];
  const low = { priority: 'P3' } as const;
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit) => {
    if (method === 'GET') return Response.json([]);
    sent.push(method);
    await new Promise((resolve) => setTimeout(resolve, 20));
    sent.push('answer');
    if (method === 'PUT') return Response.json(whole({ id: 1, ...low, version: 3, status: 'Review' }));
    const changed = [{ taskId: 1, card: card({ id: 1, ...low, version: 2 }), undo: { base: {}, change: {} } }];
    return Response.json({ changed, unchanged: [], refused: [] });
  });
  const acted = actOnMany(client, { cards: [card({ id: 1, priority: 'P1' })], change: low, shown: () => low });
  const moved = moveTask(client, 1, { columnId: 3, status: 'Review', send: 1, local: 1 });
  const seen: unknown[] = [];
  const stop = client.getQueryCache().subscribe(() => seen.push(client.getQueryData<TaskCard[]>(queryKey)?.[0]?.status));
  await Promise.all([acted, moved]);
  stop();
  expect(sent).toEqual(['POST', 'answer', 'PUT', 'answer']);
  expect(new Set(seen.slice(seen.indexOf('Review')))).toEqual(new Set(['Review']));
  expect(client.getQueryData<TaskCard[]>(queryKey)).toMatchObject([{ status: 'Review', ...low }]);
});

test('what was refused for another task keeps nothing waiting', async () => {
  const refused = { place: 1, key: 'a', name: 'tasks.move' as const, taskId: 9, title: 'Plan', refused: 'No longer there' };
  waitingWrites.set([refused as never]);
  const changed = [{ taskId: 1, card: card({ id: 1 }), undo: { base: {}, change: {} } }];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ changed, unchanged: [], refused: [] })));
  expect(await actOnMany(client, { cards: [card({ id: 1 })], change: { archived: true } })).toBe(true);
  expect(currentToast.get()?.title).toBe('Task archived');
  waitingWrites.set([]);
});
