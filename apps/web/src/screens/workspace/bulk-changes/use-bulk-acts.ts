// What the bar does with all selected tasks, also when a key or a drag asks for it.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { actOnMany, type ManyAct } from '#features/tasks/bulk-changes/act-on-many.ts';
import { type BulkAsk, bulkAsk } from '#features/tasks/bulk-changes/bulk-ask.ts';
import { archiveAll, assignAll, deleteAll, moveAll, setForAll, templateForAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useStore } from '#lib/store.ts';
import { useSayNoPlaces } from '#screens/workspace/board/drag/use-say-no-places.ts';
import type { Part } from '#screens/workspace/bulk-changes/use-bulk-commands.tsx';
import type { useBulkPart } from '#screens/workspace/bulk-changes/use-bulk-part.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

/** What a key opens. */
const partOf: { [Kind in BulkAsk['kind']]?: Part } = {
  move: 'status',
  priority: 'priority',
  assignee: 'people',
  dueDate: 'dueDate',
  delete: 'delete',
};

export function useBulkActs(
  { data, board, groupBy }: BoardView,
  cards: readonly TaskCard[],
  parts: ReturnType<typeof useBulkPart>,
) {
  const client = useQueryClient();
  const { id: userId } = useCurrentUser();
  const request = useStore(bulkAsk);
  const sayNoPlaces = useSayNoPlaces();
  const columns = board.columns.filter(({ foreign }) => !foreign);
  const ordered = groupBy === undefined && !board.sorted;

  function act(what: ManyAct): Promise<boolean> {
    parts.close();
    return actOnMany(client, what);
  }
  const assignMe = () => act(assignAll(client, cards, userId));

  function place(columnId: number, beforeId: number | null) {
    const target = columns.find(({ column }) => column.id === columnId);
    if (!target) return;
    if (!ordered && cards.every((card) => card.status === target.column.name)) return sayNoPlaces(board);
    const to = target.stored ?? target;
    void act(moveAll(client, cards, { workspaceId: data.workspaceId, to, ...(ordered && { beforeId }) }));
  }
  const answer = useEffectEvent((request: BulkAsk) => {
    bulkAsk.set(undefined);
    if (request.kind === 'assign') void assignMe();
    else if (request.kind === 'place') place(request.columnId, request.beforeId);
    else parts.openByKey(partOf[request.kind]);
  });
  useEffect(() => {
    if (request) answer(request);
  }, [request]);
  // A question that nobody answers is not for the next selection.
  useEffect(() => () => bulkAsk.set(undefined), []);

  return {
    act,
    assignMe,
    columns,
    move: (to: (typeof columns)[number]) => act(moveAll(client, cards, { workspaceId: data.workspaceId, to: to.stored ?? to })),
    set: (fields: Parameters<typeof setForAll>[2]) => act(setForAll(client, cards, fields)),
    applyTemplate: (template: Parameters<typeof templateForAll>[1]) => act(templateForAll(cards, template)),
    remove: () => act(deleteAll(cards)),
    /** Only what is done is archived. */
    archive: cards.every(({ status }) => status === doneStatus) ? () => act(archiveAll(cards)) : undefined,
  };
}
