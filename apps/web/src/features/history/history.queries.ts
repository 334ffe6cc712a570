// Reading the history of a task and the activity on a board, page by page.
import * as api from '@app/contract/api.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

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
