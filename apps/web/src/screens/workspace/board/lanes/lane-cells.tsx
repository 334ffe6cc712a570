// The cells of a lane, one for each column, and the quick add in one of them.
import type { BoardLane } from '#features/tasks/lanes/lanes-of.ts';
import { LaneCell } from '#screens/workspace/board/lanes/lane-cell.tsx';
import type { CellActions } from '#screens/workspace/board/lanes/use-cell-actions.ts';
import type { LaneFocus } from '#screens/workspace/board/lanes/use-lane-focus.ts';
import type { LaneQuickAdd } from '#screens/workspace/board/lanes/use-lane-quick-add.ts';
import type { CardHeights, LaneWindow } from '#screens/workspace/board/lanes/use-lane-windows.ts';
import { QuickAdd } from '#screens/workspace/create/quick-add.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface LaneCellsProps {
  view: BoardView;
  lane: BoardLane;
  name: string;
  range: LaneWindow | undefined;
  heights: CardHeights;
  ordered: boolean;
  isCollapsed: (columnId: number) => boolean;
  focus: LaneFocus;
  quickAdd: LaneQuickAdd;
  on: CellActions;
}

export function LaneCells({ view, lane, name, range, heights, ordered, isCollapsed, focus, quickAdd, on }: LaneCellsProps) {
  const { data, board, people, task, filter, ownKey } = view;
  const { activeId } = focus;
  const { adding } = quickAdd;
  return board.columns.map((place, at) => {
    const columnId = place.column.id;
    const cards = lane.cells[at] ?? [];
    const defaults = quickAdd.defaultsOf(columnId, lane.value);
    const isHere = adding?.columnId === columnId && adding.lane === lane.value;
    return (
      <LaneCell
        key={columnId}
        place={place}
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
        onQuickAdd={defaults && !isCollapsed(columnId) ? on.quickAdd : undefined}
        quickAdd={
          isHere ? (
            <QuickAdd
              key={adding.time}
              boardId={data.workspaceId}
              column={place.column}
              filter={filter}
              defaults={defaults}
              onAdded={(taskId) => focus.added(taskId, columnId)}
              onClose={() => quickAdd.close(adding)}
              onOpenTask={task.open}
            />
          ) : undefined
        }
      />
    );
  });
}
