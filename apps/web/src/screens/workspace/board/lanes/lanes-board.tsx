// A board with lanes: rows by assignee, priority or due date across the columns, in one scroller.

import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type DragEvent, Suspense, useRef } from 'react';
import { lanesFrom } from '#features/tasks/lanes/lane-address.ts';
import { useBelow, useSmallScreen } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { Board } from '#screens/workspace/board/board.tsx';
import { BoardFrame } from '#screens/workspace/board/board-frame.tsx';
import type { BoardDrops } from '#screens/workspace/board/board-keys.ts';
import type { Lanes as BoardLanes } from '#screens/workspace/board/board-lanes.ts';
import { type BoardMoves, useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { LaneCells } from '#screens/workspace/board/lanes/lane-cells.tsx';
import { LaneColumns } from '#screens/workspace/board/lanes/lane-columns.tsx';
import { LaneRow } from '#screens/workspace/board/lanes/lane-row.tsx';
import { useCellActions } from '#screens/workspace/board/lanes/use-cell-actions.ts';
import { useLaneDrops } from '#screens/workspace/board/lanes/use-lane-drops.ts';
import { useLaneWindows } from '#screens/workspace/board/lanes/use-lane-windows.ts';
import { useLanes } from '#screens/workspace/board/lanes/use-lanes.ts';
import { BoardAside } from '#screens/workspace/board/small-screen.ts';
import { useBoardFocus } from '#screens/workspace/board/use-board-focus.ts';
import { useBoardQuickAdd } from '#screens/workspace/board/use-board-quick-add.ts';
import { useBoardSurface } from '#screens/workspace/board/use-board-surface.ts';
import { useGroupLabel } from '#screens/workspace/list/list-groups.tsx';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import '#screens/workspace/board/lanes/lanes.css';

interface LanesBoardProps {
  view: BoardView;
}

/** Without a card there is no lane, and the board says so itself. */
export function LanesBoard({ view }: LanesBoardProps) {
  const by = lanesFrom(useSearch()[0]);
  const isEmpty = view.board.columns.every(({ cards }) => cards.length === 0);
  return by && !isEmpty ? <Lanes key={by} view={view} by={by} /> : <Board view={view} />;
}

function Lanes({ view, by }: LanesBoardProps & { by: LaneKey }) {
  const { data, board, filtered, people, add } = view;
  const { columns } = board;
  const label = useGroupLabel(people);
  const scroller = useRef<HTMLDivElement>(null);
  const littleRoom = useSmallScreen();
  const lanes = useLanes(view, by);
  const tracks = useTracks(view, lanes.isCollapsed);
  const { windowOf, heights } = useLaneWindows(scroller, tracks);
  const ordered = !board.sorted;
  const nameOf = (lane: string) => label(by, lane);
  const focus = useBoardFocus({ view, lanes, scroller });
  const moves = useBoardMoves(data.workspaceId, board, focus.moved);
  const drops = useLaneDrops({ view, by, lanes: lanes.lanes, nameOf, moves, ordered, onMoved: focus.moved });
  const { surface, on } = useBoardSurface({ view, lanes, scroller, focus, moves, drops, ordered });
  const quickAdd = useBoardQuickAdd({ view, lanes, scroller, nothing: false });
  const cells = useCellActions(drops.refusalOf, quickAdd.open);
  const moreMoves = useLaneMoves(lanes, nameOf, moves, drops);
  /** A dragged card must stay, however far the board scrolls under it. */
  function onDragStart({ target }: DragEvent) {
    const card = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    if (card) focus.stopAt(Number(card.dataset['task']));
  }
  return (
    <BoardFrame view={view} surface={surface} on={{ ...on, onDragStart }} moreMoves={moreMoves}>
      <div ref={scroller} className="lanes" data-lanes={by}>
        <div className="lanes-body" style={{ ['--lane-tracks' as string]: tracks }}>
          <LaneColumns columns={columns} isCollapsed={lanes.isCollapsed} filtered={filtered} onAdd={add} />
          {lanes.lanes.map((lane) => (
            <LaneRow
              key={lane.value}
              lane={lane}
              by={by}
              name={nameOf(lane.value)}
              people={people}
              collapsed={lanes.isFolded(lane.value)}
              onCollapse={(on) => lanes.fold(lane.value, on)}
              refusalOf={cells.refusalOf}
            >
              <LaneCells
                view={view}
                lane={lane}
                name={nameOf(lane.value)}
                range={windowOf(lane.value)}
                heights={heights}
                ordered={ordered}
                isCollapsed={lanes.isCollapsed}
                focus={focus}
                quickAdd={quickAdd}
                on={cells}
              />
            </LaneRow>
          ))}
        </div>
        {littleRoom ? (
          <Suspense fallback={null}>
            <div className="lanes-aside">
              <BoardAside view={view} />
            </div>
          </Suspense>
        ) : null}
      </div>
    </BoardFrame>
  );
}

/** The widths of the columns. */
function useTracks({ board }: BoardView, isCollapsed: (columnId: number) => boolean): string {
  const narrow = useBelow('sm');
  const widthOf = (columnId: number) => (isCollapsed(columnId) ? '44px' : 'minmax(var(--col-min), var(--col-max))');
  return board.columns.map(({ column }) => (narrow ? 'calc(100vw - 56px)' : widthOf(column.id))).join(' ');
}

/** Returns the lanes as places of a card, for its menu. */
function useLaneMoves({ lanes }: BoardLanes, nameOf: (lane: string) => string, moves: BoardMoves, { drop }: BoardDrops) {
  const { swimlanes } = useText();
  return (card: TaskCard) => {
    const columnId = moves.columnOf(card.id)?.column.id;
    return lanes.map(({ value, tasks }) => {
      const isHere = tasks.some(({ id }) => id === card.id);
      return {
        label: swimlanes.moveTo(nameOf(value)),
        checked: isHere,
        onSelect: () => {
          if (columnId !== undefined && !isHere) drop(card.id, columnId, null, value);
        },
      };
    });
  };
}
