// Queries and changes how the person is notified about a task.
import * as api from '@app/contract/api.ts';
import type { WatchState } from '@app/contract/watches/watches.rules.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { announce } from '#lib/announce.ts';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

export const watchQuery = (taskId: number) =>
  queryOptions({
    queryKey: ['watches', taskId],
    queryFn: async ({ signal }) => (await call(api.watches.read, { params: { taskId }, signal })).state,
  });

/** Shows the choice at once, and the stored one again where it cannot be saved. */
export function setWatch(client: QueryClient, taskId: number) {
  const { queryKey } = watchQuery(taskId);
  return mutationOptions({
    mutationKey: ['watches', 'set', taskId],
    scope: { id: `watch ${taskId}` },
    mutationFn: (state: WatchState) => call(api.watches.set, { params: { taskId }, body: { state } }),
    onMutate: async (state) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, state);
    },
    onSuccess: (_answer, state) => announce(currentText().watches.now[state]),
    onError: (error) => {
      toast({ title: currentText().watches.failed, text: reasonOf(error), kind: 'destructive' });
      return client.invalidateQueries({ queryKey });
    },
  });
}
