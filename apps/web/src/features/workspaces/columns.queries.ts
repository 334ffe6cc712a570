// Changes of columns, with their messages and undo.
import * as api from '@app/contract/api.ts';
import type { Column, ColumnChange, NewColumn } from '@app/contract/workspaces/workspaces.contract.ts';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { call } from '#lib/call.ts';
import { currentNames } from '#lib/names.ts';
import { currentText, reasonOf, reasonOr } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { startUndoable } from '#lib/undo.ts';

/** Adds a column at the end of a board. */
export const addColumn = mutationOptions({
  mutationKey: ['columns', 'create'],
  mutationFn: (body: NewColumn) => call(api.workspaces.createColumn, { body }),
  onSuccess: async ({ name, workspaceId }, _body, _shown, { client }) => {
    const { columnAdded } = currentText().columns;
    toast({ title: columnAdded.title, text: columnAdded.text(name) });
    await client.invalidateQueries(columnsQuery(workspaceId));
  },
  onError: (error) => {
    const { title, text } = currentText().columns.columnAddFailed;
    toast({ title, text: reasonOr(error, text), kind: 'destructive' });
  },
});

interface Change {
  column: Column;
  /** The index of the column before, from 0. */
  index: number;
  fields: ColumnChange;
}

/** Changes the name, colour, limit or place of a column; the message offers an undo. */
export const changeColumn = mutationOptions({
  mutationKey: ['columns', 'change'],
  mutationFn: async ({ column, fields }: Change) => {
    const undoable = startUndoable();
    const saved = await call(api.workspaces.updateColumn, { params: { columnId: column.id }, body: fields });
    return { saved, undoable };
  },
  onSuccess: async ({ saved, undoable }, { column, index, fields }, _shown, { client }) => {
    const { columns: words } = currentText();
    const { shell } = currentText();
    await reload(client, saved.workspaceId, saved.name !== column.name);
    const way = undoable.offer(() => void takeBack(client, saved, before(column, index, fields)));
    const name = currentNames().status(saved.name);
    const count = client.getQueryData(columnsQuery(saved.workspaceId).queryKey)?.length ?? saved.order + 1;
    const isMove = fields.order !== undefined;
    toast({
      title: isMove ? words.moved.title : words.changed.title,
      text: isMove ? words.moved.text(name, saved.order + 1, count) : words.changed.text(name),
      action: { label: shell.undo, run: way.take },
    });
  },
});

/** Returns the old values of the fields that a change has set. */
function before(column: Column, index: number, fields: ColumnChange): ColumnChange {
  const { name, color, limit, limitRefuses, archiveAfter } = column;
  const old = { name, color, limit, limitRefuses, archiveAfter, order: index };
  return Object.fromEntries(Object.keys(fields).map((field) => [field, old[field as keyof ColumnChange]]));
}

async function takeBack(client: QueryClient, { id, workspaceId }: Column, body: ColumnChange): Promise<void> {
  try {
    await call(api.workspaces.updateColumn, { params: { columnId: id }, body });
    await reload(client, workspaceId, body.name !== undefined);
  } catch (error) {
    toast({ title: currentText().columns.changeFailed, text: reasonOf(error), kind: 'destructive' });
  }
}

/** Deletes a column and moves its tasks to another one. */
export const removeColumn = mutationOptions({
  mutationKey: ['columns', 'remove'],
  mutationFn: ({ column, target }: { column: Column; target: Column }) =>
    call(api.workspaces.removeColumn, { params: { columnId: column.id }, query: { moveTo: String(target.id) } }),
  onSuccess: async (_done, { column, target }, _shown, { client }) => {
    const { removed } = currentText().columns;
    const { status } = currentNames();
    toast({ title: removed.title, text: removed.text(status(column.name), status(target.name)) });
    await reload(client, column.workspaceId, true);
  },
});

/** Loads the columns of a board, and the tasks if their status is another one. */
async function reload(client: QueryClient, workspaceId: number, withTasks: boolean): Promise<void> {
  if (withTasks) for (const key of ['tasks', 'my-work']) void client.invalidateQueries({ queryKey: [key] });
  await client.invalidateQueries(columnsQuery(workspaceId));
}
