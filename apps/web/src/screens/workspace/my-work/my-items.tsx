// The person's checklist items with a date, under the titles of their tasks: rows like those of the tasks below, with one order for the keys.
import type { MyItem } from '@app/contract/my-work/my-work.contract.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MyWorkRequest } from '#features/my-work/my-sections.ts';
import { myItemsQuery } from '#features/my-work/my-work.queries.ts';
import { wantItem } from '#features/tasks/checklist/wanted-item.ts';
import { formatCount } from '#lib/numbers.ts';
import { isFocusLost } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { itemsByTask, myItemId } from '#screens/workspace/my-work/my-item-list.ts';
import { type ItemActions, MyItemRow } from '#screens/workspace/my-work/my-item-row.tsx';
import type { MyOrder } from '#screens/workspace/my-work/my-order.ts';
import { useMyItemMoves } from '#screens/workspace/my-work/use-my-item-moves.ts';
import { useOpenTask } from '#screens/workspace/open-task/use-open-task.ts';
import { itemKey } from '#screens/workspace/use-date-drags.ts';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { useSwipes } from '#ui/use-swipes.ts';

/** More rows are shown when the person asks for them: the tasks below stay in sight. */
const few = 4;

const nothing: readonly MyItem[] = [];

export function MyItems({ request, order }: { request: MyWorkRequest; order: MyOrder }) {
  const { myWork, tasks } = useText();
  const query = useQuery({ ...myItemsQuery(request), placeholderData: keepPreviousData });
  const [isWhole, setWhole] = useState(false);
  const moves = useMyItemMoves(request);
  const { open } = useOpenTask();
  const { data: items = nothing } = query;
  const groups = itemsByTask(isWhole ? items : items.slice(0, few));
  const inOrder = groups.flat();
  const hold = useItemFocus(inOrder, order);
  const list = useRef<HTMLDivElement>(null);
  const [dating, setDating] = useState<string>();
  useSwipes(list, '[data-dated-item]', items.length > 0, ({ dataset }) => {
    const item = inOrder.find((each) => itemKey(each) === dataset['datedItem']);
    return (
      item && {
        right: { label: myWork.markDone, run: () => moves.tick(item) },
        left: { label: tasks.dueDate, run: () => setDating(myItemId(item)) },
      }
    );
  });

  if (query.isError && !query.data)
    return (
      <RegionError text={myWork.itemsFailed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  if (items.length === 0) return null;
  const actions: ItemActions = {
    ...moves,
    open: (item) => {
      wantItem(item);
      open(item.taskId);
    },
    step: (key, item) => order.step(key, 'items', inOrder.indexOf(item)),
    hold,
    dating,
    date: (item) => setDating(item && myItemId(item)),
  };
  return (
    <section aria-label={myWork.items} className="my-items">
      <h2 className="my-work-title">
        {myWork.items}
        <span className="my-work-count">
          <span aria-hidden="true">{formatCount(items.length)}</span>
          <span className="sr-only">{myWork.itemCount(items.length)}</span>
        </span>
      </h2>
      <div ref={list} className="my-items-list">
        {groups.map((ofTask) => (
          <ItemsOfTask key={ofTask[0]?.taskId} items={ofTask} actions={actions} />
        ))}
      </div>
      {items.length > few ? (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? myWork.fewerItems : myWork.allItems(items.length)}
        </Button>
      ) : null}
    </section>
  );
}

function ItemsOfTask({ items, actions }: { items: readonly MyItem[]; actions: ItemActions }) {
  const title = items[0]?.title ?? '';
  return (
    <>
      <h3 className="my-items-task truncate">{title}</h3>
      <ul aria-label={title}>
        {items.map((item) => (
          <MyItemRow key={item.itemId} item={item} actions={actions} />
        ))}
      </ul>
    </>
  );
}

/** Takes part in the order of the keys; where the item with the focus leaves, the row at its place gets it. Returns what holds an item. */
function useItemFocus(inOrder: readonly MyItem[], order: MyOrder) {
  const held = useRef<{ id: string; index: number }>(undefined);
  const ids = inOrder.map(myItemId);
  useLayoutEffect(() => {
    const leave = order.register('items', ids.length, (index) => document.getElementById(ids[index] ?? '')?.focus());
    const was = held.current;
    if (was && !ids.includes(was.id) && isFocusLost()) {
      held.current = undefined;
      order.land(was.index);
    }
    return leave;
  });
  return (item: MyItem | undefined) => {
    const id = item && myItemId(item);
    held.current = id === undefined ? undefined : { id, index: ids.indexOf(id) };
  };
}
