// The workspaces a person may see, the columns of a board and the members.
import { api } from '@app/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const workspacesQuery = queryOptions({
  queryKey: ['workspaces'],
  queryFn: ({ signal }) => call(api.workspaces.list, { signal }),
});

export function columnsQuery(workspaceId: number) {
  return queryOptions({
    queryKey: ['columns', workspaceId],
    queryFn: ({ signal }) => call(api.workspaces.columns, { params: { workspaceId }, signal }),
  });
}

/** The members of a workspace, read anew whenever the list is opened. */
export function membersQuery(workspaceId: number) {
  return queryOptions({
    queryKey: ['members', workspaceId],
    queryFn: ({ signal }) => call(api.workspaces.members, { params: { workspaceId }, signal }),
    refetchOnMount: 'always',
  });
}
