// Changes items in My work: ticks one, so that it leaves the list at once, or moves it to another day. Each can be undone.

import type { MyItem } from '@app/contract/my-work/my-work.contract.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { MyWorkRequest } from '#features/my-work/my-sections.ts';
import { myItemsKey, myItemsQuery } from '#features/my-work/my-work.queries.ts';
import { setItemFact, tickItem } from '#features/tasks/checklist/checklist-writes.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useDates } from '#lib/dates.ts';
import { isTyping, topOverlay } from '#lib/overlays.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { offerUndo } from '#lib/undo.ts';
import { singleFlight } from '#lib/use-single-flight.ts';
import { byDay, myItemId, withDay, without } from '#screens/workspace/my-work/my-item-list.ts';

interface Move {
  item: MyItem;
  /** Shows the list with the move. */
  shown: (items: readonly MyItem[]) => MyItem[];
  send: () => Promise<unknown>;
  takeBack: () => Promise<unknown>;
  said: { title: string; about?: string; text?: string };
}

export interface MyItemMoves {
  tick: (item: MyItem) => void;
  schedule: (item: MyItem, dueDate: string | null) => void;
}

export function useMyItemMoves(request: MyWorkRequest): MyItemMoves {
  const client = useQueryClient();
  const user = useCurrentUser();
  const { formatDate } = useDates();
  const { queryKey } = myItemsQuery(request);

  async function setDone({ taskId, itemId }: MyItem, completed: boolean) {
    const by = { userId: user.id, userName: user.fullName, completedAt: new Date().toISOString() };
    const task = await client.ensureQueryData(taskQuery(taskId));
    await tickItem(client, task, { itemId, completed }, by);
  }
  async function setDay({ taskId, itemId, text }: MyItem, from: string | null, dueDate: string | null) {
    const task = await client.ensureQueryData(taskQuery(taskId));
    const seen: ChecklistItem = { id: itemId, text, completed: false, dueDate: from };
    await setItemFact(client, task, seen, { dueDate });
  }
  function failed(error: unknown) {
    void client.invalidateQueries({ queryKey: myItemsKey });
    toast({ title: currentText().tasks.checklistFailed.title, text: reasonOf(error), kind: 'destructive' });
  }
  /** The keys follow an item that an undo brings back, unless the person has moved on to something else. */
  async function takeBack({ item, takeBack: back }: Move) {
    await back();
    await client.invalidateQueries({ queryKey: myItemsKey });
    focusOnceShown(myItemId(item));
  }
  async function make(move: Move) {
    await client.cancelQueries({ queryKey: myItemsKey });
    client.setQueryData(queryKey, (items) => items && move.shown(items));
    const way = offerUndo(() => void takeBack(move).catch(failed));
    try {
      await move.send();
      toast({ ...move.said, action: { label: currentText().shell.undo, run: way.take } });
    } catch (error) {
      way.forget();
      failed(error);
    }
  }
  return {
    tick: (item) =>
      void singleFlight(`item-${item.taskId}-${item.itemId}`, () =>
        make({
          item,
          shown: (items) => without(items, item),
          send: () => setDone(item, true),
          takeBack: () => setDone(item, false),
          said: { title: currentText().myWork.itemDone(item.text) },
        }),
      ),
    schedule: (item, dueDate) => {
      const { tasks } = currentText();
      if (dueDate === item.dueDate) return;
      const text = `${tasks.dueDate}: ${dueDate === null ? tasks.noDate : formatDate(dueDate)}`;
      void make({
        item,
        shown: (items) => (dueDate === null ? without(items, item) : byDay(withDay(items, item, dueDate))),
        send: () => setDay(item, item.dueDate, dueDate),
        takeBack: () => setDay(item, dueDate, item.dueDate),
        said: { title: tasks.updated.title, about: item.text, text },
      });
    },
  };
}

/** The list may show the item some frames later. */
function focusOnceShown(id: string, tries = 60): void {
  if (topOverlay() !== null || isTyping(document.activeElement)) return;
  const row = document.getElementById(id);
  if (row) row.focus();
  else if (tries > 0) requestAnimationFrame(() => focusOnceShown(id, tries - 1));
}
