// Loads what events do not carry again after them: histories, the trash, the archive, relations.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { beforeCardsChange } from '#lib/card-changes.ts';

/** Events of a burst are answered by one load. In milliseconds. */
const settling = 700;
const pause = 4_000;

type Concerns = (taskIds: ReadonlySet<number>) => boolean;

/** Loads a query again after events of tasks that concern it; without `concerns`, of any task. */
export function useReloadAfterEvents(queryKey: QueryKey, concerns: Concerns = () => true): void {
  const client = useQueryClient();
  const isMeant = useEffectEvent(concerns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new array each time with the same values
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = 0;
    function load() {
      timer = undefined;
      last = Date.now();
      void client.invalidateQueries({ queryKey });
    }
    const stop = beforeCardsChange((taskIds) => {
      if (timer === undefined && isMeant(taskIds)) timer = setTimeout(load, Math.max(settling, last + pause - Date.now()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, ...queryKey]);
}
