// The archive of a board: its pages.
import * as api from '@app/contract/api.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const archiveQuery = (workspaceId: number, search: string) =>
  infiniteQueryOptions({
    queryKey: ['archive', workspaceId, search],
    queryFn: ({ pageParam: after, signal }) =>
      call(api.archive.list, { params: { workspaceId }, query: { search: search || undefined, after }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchOnMount: 'always',
  });
