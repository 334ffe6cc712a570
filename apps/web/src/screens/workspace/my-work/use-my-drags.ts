// Dragging the rows of My work to another day: tasks and checklist items, over one area that has both and the places to drop them.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { MyView, MyWorkRequest } from '#features/my-work/my-sections.ts';
import { myItemsQuery } from '#features/my-work/my-work.queries.ts';
import { useMyItemMoves } from '#screens/workspace/my-work/use-my-item-moves.ts';
import { useMyMoves } from '#screens/workspace/my-work/use-my-moves.ts';
import { useDateDrags } from '#screens/workspace/use-date-drags.ts';

export function useMyDrags(request: MyWorkRequest, cards: readonly TaskCard[] | undefined, view: MyView | undefined) {
  const client = useQueryClient();
  const tasks = useMyMoves();
  const items = useMyItemMoves(request);
  return useDateDrags((taskId, dueDate, itemId) => {
    const card = cards?.find(({ id }) => id === taskId);
    if (itemId === undefined) return card && tasks.schedule(card, view?.facts[taskId], dueDate);
    const shown = client.getQueryData(myItemsQuery(request).queryKey);
    const item = shown?.find((each) => each.taskId === taskId && each.itemId === itemId);
    return item && items.schedule(item, dueDate);
  });
}
