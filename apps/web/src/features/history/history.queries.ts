// Reading the history of a task and the activity on a board, page by page, and again where events change them.
import { api } from '@app/contract';
import { infiniteQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/call.ts';
import { beforeCardsChange } from '#lib/card-changes.ts';

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { next: string | null }) => page.next ?? undefined,
  refetchOnMount: 'always' as const,
};

export const taskHistoryQuery = (taskId: number) =>
  infiniteQueryOptions({
    queryKey: ['history', 'task', taskId],
    queryFn: ({ pageParam: before, signal }) => call(api.history.task, { params: { taskId }, query: { before }, signal }),
    ...paging,
  });

export const activityQuery = (workspaceId: number) =>
  infiniteQueryOptions({
    queryKey: ['history', 'board', workspaceId],
    queryFn: ({ pageParam: before, signal }) => call(api.history.board, { params: { workspaceId }, query: { before }, signal }),
    ...paging,
  });

/** Events of a burst are answered by one load. In milliseconds. */
const settling = 700;
const pause = 4_000;

/** Loads a history again after events of its task, or of any task. */
export function useFreshHistory(queryKey: QueryKey, taskId?: number): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new array each time with the same values
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    function load() {
      timer = undefined;
      last = Date.now();
      void client.invalidateQueries({ queryKey });
    }
    const stop = beforeCardsChange((taskIds) => {
      if (timer !== undefined || (taskId !== undefined && !taskIds.has(taskId))) return;
      timer = setTimeout(load, Math.max(settling, last + pause - Date.now()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, taskId, ...queryKey]);
}
