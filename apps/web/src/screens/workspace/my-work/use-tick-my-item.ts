// Ticks an item of My work: it leaves the list at once, with a way back.
import type { MyItem } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import type { MyAsked } from '#features/my-work/my-sections.ts';
import { myItemsKey, myItemsQuery } from '#features/my-work/my-work.queries.ts';
import { tickItem } from '#features/tasks/checklist/checklist-writes.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';

export function useTickMyItem(asked: MyAsked): (item: MyItem) => void {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { queryKey } = myItemsQuery(asked);

  async function set({ taskId, itemId }: MyItem, completed: boolean) {
    const by = { userId: user.id, userName: user.fullName, completedAt: new Date().toISOString() };
    const task = await client.ensureQueryData(taskQuery(taskId));
    await tickItem(client, task, { itemId, completed }, by);
  }
  function failed(error: unknown) {
    void client.invalidateQueries({ queryKey: myItemsKey });
    toast({ title: currentText('overlays').tasks.checklistFailed.title, text: reasonOf(error), kind: 'destructive' });
  }
  async function tick(item: MyItem) {
    await client.cancelQueries({ queryKey: myItemsKey });
    client.setQueryData(queryKey, (items) => items?.filter((each) => each.taskId !== item.taskId || each.itemId !== item.itemId));
    const way = offerUndo(
      () =>
        void set(item, false)
          .then(() => client.invalidateQueries({ queryKey: myItemsKey }))
          .catch(failed),
    );
    try {
      await set(item, true);
      const action = { label: currentText().shell.undo, run: way.take };
      toast({ title: currentText('overlays').myWork.itemDone(item.text), action });
    } catch (error) {
      way.forget();
      failed(error);
    }
  }
  return (item) => void tick(item);
}
