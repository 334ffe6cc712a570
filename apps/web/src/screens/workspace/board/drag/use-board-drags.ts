// Connects drags to the board: events wait during a drag, a drop becomes a move.
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { holdEvents } from '#features/events/events.queries.ts';
import type { Drop } from '#screens/workspace/board/drag/board-dnd.ts';
import { canDrag, setUpDragging } from '#screens/workspace/board/drag/lazy-dnd.ts';
import { watchNativeDrags } from '#screens/workspace/board/drag/native-drags.ts';

type MoveCard = (taskId: number, columnId: number, beforeId: number | null, lane?: string) => boolean;

export function useBoardDrags(scroller: RefObject<HTMLDivElement | null>, move: MoveCard): void {
  const client = useQueryClient();
  // A board that renders during a drag has another `move`; the drag and the events it holds go on.
  const dropped = useEffectEvent(move);
  useLayoutEffect(() => {
    const board = scroller.current;
    if (!board) return;
    let release: (() => void) | undefined;
    const drags = {
      lift: () => {
        board.dataset['lifted'] = '';
        release = holdEvents(client);
      },
      end: (taskId: number, drop: Drop | undefined) => {
        delete board.dataset['lifted'];
        if (drop) dropped(taskId, drop.columnId, drop.beforeId, drop.lane);
        release?.();
      },
    };
    const stopEarly = watchNativeDrags(board, canDrag, drags);
    const stopDrags = setUpDragging(({ watchDrags }) => watchDrags(drags));
    const stopScrolling = setUpDragging(({ scrollWhileDragging }) => scrollWhileDragging(board));
    return () => {
      stopEarly();
      stopDrags();
      stopScrolling();
      release?.();
    };
  }, [client, scroller]);
}
