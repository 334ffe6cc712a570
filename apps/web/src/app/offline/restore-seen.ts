// A start without a server: shows what the person of this browser saw last, until the server answers.
import { storageKeys } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { Seen } from '#app/offline/seen-rules.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { serverReachable } from '#lib/connectivity.ts';
import { readLocal } from '#lib/local-storage.ts';
import { readRows } from '#lib/offline-db.ts';

/** Puts what was kept into the cache, where nothing newer is. All of it is loaded again once the server answers. */
export async function restoreSeen(client: QueryClient): Promise<void> {
  const userId = readLocal(storageKeys.offlinePerson, 0);
  if (userId === 0 || client.getQueryData(currentUserQuery.queryKey) !== undefined) return;
  const rows = await readRows<Seen>('seen', userId);
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
