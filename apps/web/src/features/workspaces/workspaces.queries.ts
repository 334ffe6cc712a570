// The workspaces that a person may see and the columns of a board.
import { api, type NewColumn } from '@app/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

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

/** Adds a column at the end of a board. */
export const addColumn = mutationOptions({
  mutationKey: ['columns', 'create'],
  mutationFn: (body: NewColumn) => call(api.workspaces.createColumn, { body }),
  onSuccess: async ({ name, workspaceId }, _body, _shown, { client }) => {
    const { columnAdded } = currentText('board').workspaces;
    toast({ title: columnAdded.title, text: columnAdded.text(name) });
    await client.invalidateQueries(columnsQuery(workspaceId));
  },
  onError: (error) => {
    const { title, text } = currentText('board').workspaces.columnAddFailed;
    toast({ title, text: reasonOr(error, text), kind: 'destructive' });
  },
});
