// Loads counts and what waits again where events may have changed them: soon for tasks that are shown, later for others.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { nudgesKey } from '#features/hints/hints.queries.ts';
import { myChangesQuery, myItemsKey } from '#features/my-work/my-work.queries.ts';
import { myWorkCardsKey, myWorkViewsKey } from '#features/tasks/data/my-work-cards.queries.ts';
import { isNudged } from '#features/today/nudges.queries.ts';
import { todayQuery } from '#features/today/today.queries.ts';
import { beforeCardsChange } from '#lib/card-changes.ts';

/** Events of a burst are answered by one load. In milliseconds. */
const settling = { shown: 1_000, others: 15_000 };
const pause = 5_000;

/** `today` is the person's day: on another one everything stands elsewhere. */
export function useFreshCounts(today: string): void {
  const client = useQueryClient();
  const day = useRef(today);
  useEffect(() => {
    if (day.current === today) return;
    day.current = today;
    for (const queryKey of [myWorkCardsKey, todayQuery.queryKey, nudgesKey]) void client.invalidateQueries({ queryKey });
  }, [client, today]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = Number.POSITIVE_INFINITY;
    let last = 0;
    function load() {
      timer = undefined;
      due = Number.POSITIVE_INFINITY;
      last = Date.now();
      for (const queryKey of [myWorkViewsKey, myItemsKey, myChangesQuery.queryKey, todayQuery.queryKey, nudgesKey])
        void client.invalidateQueries({ queryKey });
    }
    const stop = beforeCardsChange((taskIds) => {
      const cards = client.getQueryData<TaskCard[]>(myWorkCardsKey) ?? [];
      const isShown = cards.some(({ id }) => taskIds.has(id)) || isNudged(client, taskIds);
      const at = Math.max(Date.now() + (isShown ? settling.shown : settling.others), last + pause);
      if (at >= due) return;
      clearTimeout(timer);
      due = at;
      timer = setTimeout(load, at - Date.now());
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client]);
}
