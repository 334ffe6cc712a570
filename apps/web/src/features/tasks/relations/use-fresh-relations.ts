// Loads the relations of a task again after events of the tasks that they show: their titles, statuses, people and dates.
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { relationsQuery } from '#features/tasks/relations/relations.queries.ts';
import { beforeCardsChange } from '#lib/card-changes.ts';

/** Events of a burst are answered by one load. In milliseconds. */
const settling = 700;

export function useFreshRelations(taskId: number, list: readonly Relation[]): void {
  const client = useQueryClient();
  const isShown = useEffectEvent((taskIds: ReadonlySet<number>) => list.some(({ task }) => taskIds.has(task.id)));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = beforeCardsChange((taskIds) => {
      if (timer !== undefined || !isShown(taskIds)) return;
      timer = setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({ queryKey: relationsQuery(taskId).queryKey });
      }, settling);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [client, taskId]);
}
