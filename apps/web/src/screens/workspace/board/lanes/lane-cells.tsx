// The cells of a lane, one for each column, and the quick add in one of them.
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import { BoardQuickAdd } from '#screens/workspace/board/board-quick-add.tsx';
import { LaneCell } from '#screens/workspace/board/lanes/lane-cell.tsx';
import type { CellActions } from '#screens/workspace/board/lanes/use-cell-actions.ts';
import type { CardHeights, LaneWindow } from '#screens/workspace/board/lanes/use-lane-windows.ts';
import type { BoardFocus } from '#screens/workspace/board/use-board-focus.ts';
import type { BoardQuickAdd as QuickAddState } from '#screens/workspace/board/use-board-quick-add.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface LaneCellsProps {
  view: BoardView;
  lane: BoardLane;
  name: string;
  range: LaneWindow | undefined;
  heights: CardHeights;
  ordered: boolean;
  isCollapsed: (columnId: number) => boolean;
  focus: BoardFocus;
  quickAdd: QuickAddState;
  on: CellActions;
}

export function LaneCells({ view, lane, name, range, heights, ordered, isCollapsed, focus, quickAdd, on }: LaneCellsProps) {
  const { data, board, people, ownKey } = view;
  const { adding } = quickAdd;
  return board.columns.map((boardColumn, at) => {
    const columnId = boardColumn.column.id;
    const cards = lane.cells[at] ?? [];
    const activeId = focus.activeIn(columnId);
    const canAdd = quickAdd.defaultsOf(columnId, lane.value) !== undefined;
    const isHere = adding?.columnId === columnId && adding.lane === lane.value;
    return (
      <LaneCell
        key={columnId}
        boardColumn={boardColumn}
        lane={lane.value}
        laneName={name}
        cards={cards}
        range={range}
        heights={heights}
        activeId={cards.some(({ id }) => id === activeId) ? activeId : undefined}
        people={people}
        today={data.today}
        ownKey={ownKey}
        ordered={ordered}
        collapsed={isCollapsed(columnId)}
        refusalOf={on.refusalOf}
        onQuickAdd={canAdd && !isCollapsed(columnId) ? on.quickAdd : undefined}
        quickAdd={
          isHere ? <BoardQuickAdd view={view} column={boardColumn.column} quickAdd={quickAdd} focus={focus} /> : undefined
        }
      />
    );
  });
}
