// A start without a server: shows what the person of this browser saw last, until the server answers.
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { storageKeys } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { readSeen } from '#app/offline/seen-rows.ts';
import { patchCard } from '#features/tasks/data/patch-board.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { readLocal } from '#lib/local-storage.ts';
import type { WaitingWrite } from '#lib/waiting-writes.ts';

/** Puts what was kept into the cache, where nothing newer is. All of it is loaded again once the server answers. */
export async function restoreSeen(client: QueryClient): Promise<void> {
  const userId = readLocal(storageKeys.offlinePerson, 0);
  if (userId <= 0 || client.getQueryData(currentUserQuery.queryKey) !== undefined) return;
  const rows = await readSeen(userId);
  const person = rows.find(({ key }) => key[0] === currentUserQuery.queryKey[0]);
  if (!person?.data) return;
  // The person last: the screens ask as soon as they know who is there.
  const sorted = [...rows.filter((row) => row !== person), person];
  for (const { key, data, at } of sorted) {
    if (client.getQueryData(key) !== undefined) continue;
    client.setQueryData(key, data, { updatedAt: at });
    if (key !== person.key) void client.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' });
  }
  const forget = serverReachable.subscribe(() => {
    if (!serverReachable.get()) return;
    forget();
    void client.invalidateQueries({ predicate: ({ state }) => state.isInvalidated });
  });
}

/** Shows a task as the server had it when this browser heard of it last: a change of it that waited is discarded. */
export async function showSeen(client: QueryClient, { userId, taskId, comment }: WaitingWrite): Promise<void> {
  if (comment) client.setQueryData<Comment[]>(['comments', taskId], (list) => list?.filter(({ id }) => id !== comment.id));
  const rows = await readSeen(userId);
  for (const { key, data } of rows) {
    const [word, kind, id] = key;
    if (word !== 'tasks') continue;
    const card = kind === 'board' ? (data as TaskCard[]).find((each) => each.id === taskId) : undefined;
    if (card) client.setQueryData<TaskCard[]>(key, (cards) => cards && patchCard(cards, taskId, card));
    if (kind === 'one' && id === taskId) client.setQueryData(key, data);
  }
}
