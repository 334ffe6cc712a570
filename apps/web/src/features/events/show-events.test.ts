// What an event loads: not what this page has changed itself, but what another tab of the same person changed a moment later.
import type { Event } from '@app/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showEvents } from '#features/events/show-events.ts';

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
