// Loads what events have changed without carrying it: once for many events, and only what is on the screen.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';

/** One change in the administration often follows another. In milliseconds. */
const pause = 300;

const waiting = new Map<string, QueryKey>();

/** Loads the queries of these keys a moment later, those that are shown by then; the others when they are shown. */
export function loadSoon(client: QueryClient, keys: readonly QueryKey[]): void {
  if (keys.length > 0 && waiting.size === 0) setTimeout(() => void load(client), pause);
  for (const key of keys) waiting.set(key.join('/'), key);
}

async function load(client: QueryClient): Promise<void> {
  const keys = [...waiting.values()];
  waiting.clear();
  const before = boardIds(client);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  // Whoever belongs to a department now sees its board and its people, and whoever does not any more loses them.
  if (boardIds(client) !== before)
    for (const word of ['columns', 'tasks', 'users']) void client.invalidateQueries({ queryKey: [word] });
}

function boardIds(client: QueryClient): string | undefined {
  return client
    .getQueryData(workspacesQuery.queryKey)
    ?.map(({ id }) => id)
    .sort((a, b) => a - b)
    .join();
}
