// The person's checklist items with a date, under the titles of their tasks: ticked here, opened at their place.
import type { MyItem } from '@app/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyAsked } from '#features/my-work/my-sections.ts';
import { myItemsQuery } from '#features/my-work/my-work.queries.ts';
import { TableDue } from '#features/tasks/card/due-chip.tsx';
import { wantItem } from '#features/tasks/checklist/wanted-item.ts';
import { useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { useTickMyItem } from '#screens/workspace/my-work/use-tick-my-item.ts';
import { useOpenTask } from '#screens/workspace/open-task/use-open-task.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { RegionError } from '#ui/region-error.tsx';

/** More rows are shown when the person asks for them: the tasks below stay in sight. */
const few = 4;

export function MyItems({ asked }: { asked: MyAsked }) {
  const { myWork } = useText('overlays');
  const query = useQuery({ ...myItemsQuery(asked), placeholderData: keepPreviousData });
  const [isWhole, setWhole] = useState(false);
  const tick = useTickMyItem(asked);
  const items = query.data ?? [];
  if (query.isError && !query.data)
    return (
      <RegionError text={myWork.itemsFailed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  if (items.length === 0) return null;
  const shown = isWhole ? items : items.slice(0, few);
  return (
    <section aria-label={myWork.items} className="my-items">
      <h2 className="my-work-title">
        {myWork.items}
        <span className="my-work-count">
          <span aria-hidden="true">{items.length}</span>
          <span className="sr-only">{myWork.itemCount(items.length)}</span>
        </span>
      </h2>
      <div className="my-items-list">
        {[...Map.groupBy(shown, ({ taskId }) => taskId)].map(([taskId, ofTask]) => (
          <ItemsOfTask key={taskId} items={ofTask} onTick={tick} />
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

function ItemsOfTask({ items, onTick }: { items: readonly MyItem[]; onTick: (item: MyItem) => void }) {
  const { myWork } = useText('overlays');
  const today = useToday();
  const { open } = useOpenTask();
  const title = items[0]?.title ?? '';
  return (
    <>
      <h3 className="my-items-task truncate">{title}</h3>
      <ul aria-label={title}>
        {items.map((item) => (
          <li key={item.itemId} className="my-item">
            <Checkbox checked={false} label={item.text} onChange={() => onTick(item)} />
            <button
              type="button"
              className="my-item-text truncate"
              aria-label={myWork.openItem(item.text, title)}
              onClick={() => {
                wantItem(item);
                open(item.taskId);
              }}
            >
              {item.text}
            </button>
            <TableDue task={{ ...item, status: '' }} today={today} />
          </li>
        ))}
      </ul>
    </>
  );
}
