// What an event loads: not what this page has changed itself, but what another tab of the same person changed a moment later.
import type { Event } from '@app/contract/events/events.contract.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { removeTemplate, saveTemplate } from '#features/checklist-templates/checklist-templates.queries.ts';
import { showEvents } from '#features/events/show-events.ts';
import { textReady } from '#lib/language.ts';
import { stubPage } from '#lib/testing-page.ts';

it('an own mark of My work takes one event, and a second one is that of another tab', async () => {
  const client = new QueryClient();
  const view = ['my-work', 'view', 'due', 0];
  client.setQueryData(view, { lanes: [] });
  await client
    .getMutationCache()
    .build(client, { mutationKey: ['my-work', 'mark', 7], mutationFn: async () => ({ success: true }) })
    .execute(undefined);
  const changed = (id: number): Event => ({
    id,
    type: 'my_work_changed',
    taskId: null,
    workspaceId: null,
    userId: 1,
    timestamp: 0,
  });
  showEvents(client, [changed(1)]);
  expect(client.getQueryState(view)?.isInvalidated).toBe(false);
  showEvents(client, [changed(2)]);
  expect(client.getQueryState(view)?.isInvalidated).toBe(true);
});

it('other templates are loaded again: those of a board, or those of checklists, which are on none', () => {
  const client = new QueryClient();
  const [checklists, ofBoard] = [['checklist-templates'], ['task-templates', 3]];
  for (const key of [checklists, ofBoard]) client.setQueryData(key, []);
  const changed = (workspaceId: number | null): Event => ({
    id: 1,
    type: 'templates_updated',
    taskId: null,
    workspaceId,
    userId: 2,
    timestamp: 0,
  });
  const stale = () => [checklists, ofBoard].map((key) => client.getQueryState(key)?.isInvalidated);
  showEvents(client, [changed(null)]);
  expect(stale()).toEqual([true, false]);
  showEvents(client, [changed(3)]);
  expect(stale()).toEqual([true, true]);
});

it('a change of checklist templates that is refused loads the list: its page has taken the event of somebody else for its own', async () => {
  await textReady();
  stubPage();
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Changed', error: 'conflict' }, { status: 409 }));
  const client = new QueryClient();
  const key = ['checklist-templates'];
  const content = { name: 'Release', description: null, department: null, items: [{ text: 'Test' }], version: 1 };
  const stale = () => client.getQueryState(key)?.isInvalidated;
  const changes = [
    () =>
      client
        .getMutationCache()
        .build(client, saveTemplate)
        .execute({ id: 3, ...content }),
    () =>
      client
        .getMutationCache()
        .build(client, removeTemplate)
        .execute({ ...content, id: 3, creatorId: 1 } as never),
  ];
  for (const send of changes) {
    client.setQueryData(key, []);
    const refused = expect(send()).rejects.toThrow();
    const ofAnother = { id: 1, type: 'templates_updated', taskId: null, workspaceId: null, userId: 2, timestamp: 0 } as const;
    showEvents(client, [ofAnother]);
    expect(stale()).toBe(false);
    await refused;
    expect(stale()).toBe(true);
  }
  vi.unstubAllGlobals();
});
