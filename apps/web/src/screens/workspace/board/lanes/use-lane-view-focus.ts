// Focuses tasks of a board with lanes for others: dialogs, new tasks, links, and the key for the first one.
import { cardTitleId } from '#features/tasks/card/task-card.tsx';
import { useShortcut } from '#lib/hotkey.ts';
import type { BoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import type { LaneFocus } from '#screens/workspace/board/lanes/use-lane-focus.ts';
import type { Lanes } from '#screens/workspace/board/lanes/use-lanes.ts';
import { useViewFocus } from '#screens/workspace/view-focus.ts';

export function useLaneViewFocus(focus: LaneFocus, { lanes, open, isFolded, fold }: Lanes, { cardOf }: BoardMoves): void {
  const isShown = (taskId: number) => open.some(({ cells }) => cells.some((cards) => cards.some(({ id }) => id === taskId)));
  useViewFocus({
    focus: (taskId, flash) => {
      const card = cardOf(taskId);
      if (!card) return false;
      const lane = lanes.find(({ tasks }) => tasks.includes(card));
      // Who waits for a task finds it in its open lane.
      if (flash && lane && isFolded(lane.value)) fold(lane.value, false);
      else if (!isShown(taskId) && !document.getElementById(cardTitleId(taskId))) return false;
      focus.to(card, flash);
      return true;
    },
    focusNextAfter: focus.nextFocus,
  });
  useShortcut('firstItem', () => {
    const first = open.flatMap(({ cells }) => cells.flat())[0];
    return first !== undefined && focus.to(first);
  });
}
