// The queue in a browser that stores nothing: a change that cannot be kept fails with a sentence for a person.
import { expect, it } from 'vitest';
import { keep } from '#app/offline/queue.ts';
import { queryClient } from '#app/query-client.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';

it('says that no server answers, not what the browser says of its storage', async () => {
  queryClient.setQueryData(currentUserQuery.queryKey, { user: { id: 7 } } as never);
  const write = { name: 'tasks.move' as const, taskId: 1, title: 'Moved', body: {}, key: 'a key' };
  await expect(keep(write)).rejects.toThrow('The server cannot be reached. Please check your connection and try again.');
});
