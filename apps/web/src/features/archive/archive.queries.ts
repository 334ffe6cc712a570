// The archive of a board: its pages, and bringing a task back.
import { type ArchivedTask, api } from '@app/contract';
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { isLive } from '#lib/live-state.ts';
import { takeRows } from '#lib/take-rows.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

const key = ['archive'];
const words = () => currentText('overlays').archive;

export const archiveQuery = (workspaceId: number, search: string) =>
  infiniteQueryOptions({
    queryKey: [...key, workspaceId, search],
    queryFn: ({ pageParam: after, signal }) =>
      call(api.archive.list, { params: { workspaceId }, query: { search: search || undefined, after }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
    refetchOnMount: 'always',
  });

/** Brings a task back to its board; says why if it is refused. */
export const restoreArchived = mutationOptions({
  mutationKey: [...key, 'restore'],
  mutationFn: async ({ id }: ArchivedTask) => {
    const { refused } = await call(api.bulkChanges.create, { body: { tasks: [{ taskId: id }], change: { archived: false } } });
    return refused[0];
  },
  onSuccess(refused, { id, title }, _shown, { client }) {
    const { restored, restoredText, restoreFailed } = words();
    if (refused) {
      toast({ title: restoreFailed, text: refused.message, kind: 'destructive' });
      return;
    }
    takeRows(client, key, new Set([id]));
    toast({ title: restored(1), about: title, text: restoredText });
  },
  onError: (error) => toast({ title: words().restoreFailed, text: reasonOf(error), kind: 'destructive' }),
  onSettled(_refused, _error, _task, _shown, { client }) {
    void client.invalidateQueries({ queryKey: key });
    // Boards get the card from the stream; without it they load again.
    if (!isLive.get()) for (const name of ['tasks', 'workspaces']) void client.invalidateQueries({ queryKey: [name] });
  },
});
