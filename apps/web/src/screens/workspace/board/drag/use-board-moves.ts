// Moves cards of the visible board, with an undo for each move.
import { companyWorkspaceId, firstStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { useMemo } from 'react';
import type { Board, BoardColumn } from '#features/tasks/data/board-columns.ts';
import { cardBelow } from '#features/tasks/data/board-move.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useLatest } from '#lib/use-latest.ts';
import { useSayNoPlaces } from '#screens/workspace/board/drag/use-say-no-places.ts';

export interface BoardMoves {
  /** Moves a card before another one, or to the end. Returns whether there was anything to move. */
  move: (taskId: number, columnId: number, beforeId: number | null) => boolean;
  /** Returns the column of a card, even if the filter hides it. */
  columnOf: (taskId: number) => BoardColumn | undefined;
  cardOf: (taskId: number) => TaskCard | undefined;
}

/** Calls `onMoved` with the card and its new column. */
export function useBoardMoves(
  workspaceId: number,
  board: Board,
  onMoved: (taskId: number, columnId: number) => void,
): BoardMoves {
  const { move } = useTaskActions();
  const sayNoPlaces = useSayNoPlaces();
  const now = useLatest({ workspaceId, board, onMoved, sayNoPlaces });

  return useMemo(() => {
    const columnOf = (taskId: number) =>
      now.current.board.columns.find(({ cards }) => cards.some((card) => card.id === taskId)) ??
      scheduledIn(now.current.board, taskId);
    const cardOf = (taskId: number) =>
      [...(columnOf(taskId)?.cards ?? []), ...now.current.board.scheduled].find((card) => card.id === taskId);
    function moveTo(taskId: number, columnId: number, beforeId: number | null): boolean {
      const from = columnOf(taskId);
      const to = now.current.board.columns.find(({ column }) => column.id === columnId);
      const card = cardOf(taskId);
      if (!from || !to || !card) return false;
      if (from === to && !hasPlaces(now.current)) {
        now.current.sayNoPlaces(now.current.board);
        return false;
      }
      // Sorted in another way, undo returns to the place on the board.
      const [source, target] = [from.stored ?? from, to.stored ?? to];
      const follower = cardBelow(source, taskId);
      const undo = () => void moveTo(taskId, from.column.id, follower);
      const moved = move({ workspaceId: now.current.workspaceId, card, from: source, to: target, beforeId }, undo);
      if (moved) now.current.onMoved(taskId, columnId);
      return moved;
    }
    return { move: moveTo, columnOf, cardOf };
  }, [move]);
}

/** Whether cards have places within their column: not where they are sorted, nor among those of other boards. */
function hasPlaces({ workspaceId, board }: { workspaceId: number; board: Board }): boolean {
  return !board.sorted && workspaceId !== companyWorkspaceId;
}

/** A future task appears under Future Tasks and belongs to To Do. */
function scheduledIn(board: Board, taskId: number): BoardColumn | undefined {
  return board.scheduled.some((card) => card.id === taskId)
    ? board.columns.find(({ column }) => column.name === firstStatus)
    : undefined;
}
