// A template that is applied while no server answers waits, its message says so, and it can be taken back.
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { applyTemplate } from '#features/tasks/checklist/use-apply-template.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { whole } from '#features/tasks/data/testing-cards.ts';
import { textReady } from '#lib/language.ts';
import { stubPage } from '#lib/testing-page.ts';
import { currentToast } from '#lib/toast.ts';
import { setQueue } from '#lib/waiting-writes.ts';

beforeAll(textReady);
afterEach(() => {
  vi.unstubAllGlobals();
  setQueue(undefined as never);
});

test('what waits for the server is taken back from what was added', async () => {
  stubPage();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const queued: unknown[] = [];
  const keep = async ({ body }: { body: object }) => void queued.push(body);
  setQueue(async () => ({ keep, discardNewTask: async () => undefined, keepNewTask: async () => undefined }));
  const client = new QueryClient();
  const task = whole({ id: 7, checklistItems: [] });
  client.setQueryData(taskQuery(7).queryKey, task);
  const items = [{ id: 1, text: 'Read the contract', completed: false }];
  const template = { id: 3, name: 'New employee', description: null, department: null, items, creatorId: 1, version: 1 };
  expect(await applyTemplate(client, { task, template: template as never, how: 'append' })).toBe(true);
  expect(currentToast.get()).toMatchObject({
    title: 'Waiting for the server',
    text: 'Sent as soon as the server answers.',
    about: task.title,
  });
  currentToast.get()?.action?.run();
  await vi.waitFor(() => expect(queued).toHaveLength(2));
  expect(queued[1]).toMatchObject({ checklistItems: [], base: { checklistItems: [{ text: 'Read the contract' }] } });
  await vi.waitFor(() => expect(currentToast.get()?.title).toBe('Waiting for the server'));
});
