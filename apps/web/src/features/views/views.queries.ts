// Saved views: the caller's own and those shared with them, and their changes.
import * as api from '@app/contract/api.ts';
import type { NewView, SavedView, ViewChange } from '@app/contract/views/views.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call, RequestError } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

const key = ['views'];
const words = () => currentText().views;
const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: key });

/** The views of all boards of the caller, for the sidebar. */
export const viewsQuery = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }) => call(api.views.list, { signal }),
});

/** The views of one board. */
export function boardViewsQuery(workspaceId: number) {
  return queryOptions({
    queryKey: [...key, 'board', workspaceId],
    queryFn: ({ signal }) => call(api.views.list, { query: { workspaceId: String(workspaceId) }, signal }),
  });
}

/** Puts a view that was saved into the lists that have loaded, so that it shows without waiting. */
function show(client: QueryClient, view: SavedView): void {
  client.setQueriesData<SavedView[]>({ queryKey: key }, (list) => list?.map((one) => (one.id === view.id ? view : one)));
}

export const createView = mutationOptions({
  mutationKey: [...key, 'create'],
  mutationFn: (body: NewView) => call(api.views.create, { body }),
  onSuccess: () => toast({ title: words().saved }),
  onSettled: (_done, _error, _body, _shown, { client }) => refresh(client),
});

/** Returns the view that somebody else has saved meanwhile, if that is why a change was refused. */
export function newerView(error: Error | null): SavedView | undefined {
  const isConflict = error instanceof RequestError && error.status === 409 && error.body.current !== undefined;
  return isConflict ? (error.body.current as SavedView) : undefined;
}

export const changeView = mutationOptions({
  mutationKey: [...key, 'change'],
  mutationFn: ({ id, ...body }: ViewChange & { id: number }) => call(api.views.update, { params: { viewId: id }, body }),
  onSuccess(view, _change, _shown, { client }) {
    show(client, view);
    toast({ title: words().saved });
  },
  onSettled: (_done, _error, _change, _shown, { client }) => refresh(client),
});

/** The same without a dialog, which would show why it failed. */
export const changeViewAtOnce = mutationOptions({
  ...changeView,
  onError: (error) => toast({ title: words().failed, text: reasonOf(error), kind: 'destructive' }),
});

/** Deletes a view; the toast takes that back. */
export const removeView = mutationOptions({
  mutationKey: [...key, 'remove'],
  mutationFn: ({ id }: SavedView) => call(api.views.remove, { params: { viewId: id } }),
  onSuccess(_done, view, _shown, { client }) {
    client.setQueriesData<SavedView[]>({ queryKey: key }, (list) => list?.filter(({ id }) => id !== view.id));
    const undo = currentText().shell.undo;
    toast({ title: words().removed(view.name), action: { label: undo, run: () => void restoreView(client, view) } });
  },
  onError: (error) => toast({ title: words().removeFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _view, _shown, { client }) => refresh(client),
});

async function restoreView(client: QueryClient, view: SavedView): Promise<void> {
  try {
    await call(api.views.restore, { params: { viewId: view.id } });
    toast({ title: words().restored });
  } catch (error) {
    toast({ title: words().restoreFailed, text: reasonOf(error), kind: 'destructive' });
  } finally {
    void refresh(client);
  }
}
