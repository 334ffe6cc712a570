// Takes rows off lists that load in pages, so that they go without waiting for the server.
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

interface Page {
  tasks: { id: number }[];
  total: number;
}

/** Takes these tasks off every loaded list under a key, and off its total. */
export function takeRows(client: QueryClient, queryKey: QueryKey, taskIds: ReadonlySet<number>): void {
  client.setQueriesData<InfiniteData<Page>>({ queryKey }, (data) => {
    if (!data) return data;
    const gone = data.pages.reduce((sum, { tasks }) => sum + tasks.filter(({ id }) => taskIds.has(id)).length, 0);
    const pages = data.pages.map((page) => ({
      ...page,
      tasks: page.tasks.filter(({ id }) => !taskIds.has(id)),
      total: Math.max(0, page.total - gone),
    }));
    return { ...data, pages };
  });
}
