// The trash of a board: its pages, and deleting for good.
import * as api from '@app/contract/api.ts';
import type { TrashedTask } from '@app/contract/trash/trash.contract.ts';
import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { isLive } from '#lib/live-state.ts';
import { takeRows } from '#lib/take-rows.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

const key = ['trash'];
const words = () => currentText().trash;

export const trashQuery = (workspaceId: number, search: string) =>
  infiniteQueryOptions({
    queryKey: [...key, workspaceId, search],
    queryFn: ({ pageParam: after, signal }) =>
      call(api.trash.list, { params: { workspaceId }, query: { search: search || undefined, after }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchOnMount: 'always',
  });

/** Boards get their cards from the stream; without it they load again. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: key });
  if (!isLive.get()) for (const name of ['tasks', 'workspaces']) void client.invalidateQueries({ queryKey: [name] });
}

export const purgeTrashed = mutationOptions({
  mutationKey: [...key, 'purge'],
  mutationFn: (tasks: readonly TrashedTask[]) => call(api.trash.purge, { body: { taskIds: tasks.map(({ id }) => id) } }),
  onSuccess({ purged }, tasks, _shown, { client }) {
    takeRows(client, key, new Set(tasks.map(({ id }) => id)));
    toast({ title: words().purged(purged.length), about: tasks.length === 1 ? tasks[0]?.title : undefined });
  },
  onError: (error) => toast({ title: words().purgeFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled: (_done, _error, _tasks, _shown, { client }) => refresh(client),
});
