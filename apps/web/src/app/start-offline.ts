// Notices at the start that no server answers, and then shows what was seen last. The rest of it loads only then.
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { serverReachable } from '#lib/connectivity.ts';

/** Starts watching. Call it once, before the first request. */
export function startOffline(client: QueryClient): void {
  function restore(): void {
    const isKnown = client.getQueryData(currentUserQuery.queryKey) !== undefined;
    if (!isKnown && serverReachable.get()) return;
    ignore();
    if (isKnown) return;
    import('#app/offline/restore-seen.ts')
      .then(({ restoreSeen }) => restoreSeen(client))
      .catch((error: unknown) => console.warn(error));
  }
  const ignore = serverReachable.subscribe(restore);
  restore();
}
