// The workspaces that a person may see and the columns of a board.
import * as api from '@app/contract/api.ts';
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
