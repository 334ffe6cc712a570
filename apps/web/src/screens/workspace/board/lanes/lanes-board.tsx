// A board with lanes: rows by assignee, priority or due date across the columns, in one scroller.
import type { TaskCard } from '@app/contract';
import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { type DragEvent, Suspense, useRef } from 'react';
import { lanesFrom } from '#features/tasks/lanes/lane-address.ts';
import { loadScores } from '#features/tasks/scores/load-scores.ts';
import { ScoresSlot } from '#features/tasks/scores/score-slot.tsx';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { useSmallScreen } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { Board } from '#screens/workspace/board/board.tsx';
import { useBoardDrags } from '#screens/workspace/board/drag/use-board-drags.ts';
import { useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { FutureTasks } from '#screens/workspace/board/future-tasks.tsx';
import { LaneCells } from '#screens/workspace/board/lanes/lane-cells.tsx';
import { LaneColumns } from '#screens/workspace/board/lanes/lane-columns.tsx';
import { LaneRow } from '#screens/workspace/board/lanes/lane-row.tsx';
import { useCellActions } from '#screens/workspace/board/lanes/use-cell-actions.ts';
import { useLaneActions } from '#screens/workspace/board/lanes/use-lane-actions.ts';
import { useLaneDrops } from '#screens/workspace/board/lanes/use-lane-drops.ts';
import { useLaneFocus } from '#screens/workspace/board/lanes/use-lane-focus.ts';
import { useLaneQuickAdd } from '#screens/workspace/board/lanes/use-lane-quick-add.ts';
import { useLaneViewFocus } from '#screens/workspace/board/lanes/use-lane-view-focus.ts';
import { useLaneWindows } from '#screens/workspace/board/lanes/use-lane-windows.ts';
import { useLanes } from '#screens/workspace/board/lanes/use-lanes.ts';
import { useCardMotion } from '#screens/workspace/board/motion/use-card-motion.ts';
import { BoardAside } from '#screens/workspace/board/small-screen.ts';
import { loadSelection } from '#screens/workspace/bulk-changes/load-selection.ts';
import { CardOverlays, preloadCardOverlays } from '#screens/workspace/card-menu/lazy-card-overlays.tsx';
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
  const { data, board, filtered, people, task, add, ownKey } = view;
  const { workspaceId, today } = data;
  const { columns } = board;
  const { swimlanes } = useText();
  const label = useGroupLabel(people);
  const scroller = useRef<HTMLDivElement>(null);
  const littleRoom = useSmallScreen();
  const lanes = useLanes(view, by);
  const focus = useLaneFocus({ view, by, lanes, scroller });
  useAfterFirstPaint(() => void Promise.all([loadScores(), loadSelection().catch(() => undefined)]), 'soon');
  useAfterFirstPaint(preloadCardOverlays);
  const ordered = !board.sorted;
  const nameOf = (lane: string) => label(by, lane);
  const { windowOf, heights } = useLaneWindows(scroller, lanes.tracks);

  const moves = useBoardMoves(workspaceId, board, focus.moved);
  const drops = useLaneDrops({ view, by, lanes: lanes.lanes, nameOf, moves, ordered, onMoved: focus.moved });
  useLaneViewFocus(focus, lanes, moves);
  const quickAdd = useLaneQuickAdd({ view, by, lanes, scroller });
  const { listeners, overlays } = useLaneActions({ view, lanes, focus, moves, drops, ordered });
  const on = useCellActions(drops.refusalOf, quickAdd.open);
  useBoardDrags(scroller, drops.drop);
  useCardMotion(scroller);
  /** A dragged card must stay, however far the board scrolls under it. */
  function lifted(event: DragEvent) {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null;
    if (card) focus.stopAt(Number(card.dataset['task']));
  }
  const lifts = { onDragStart: lifted };
  function toLanes(card: TaskCard) {
    const columnId = moves.columnOf(card.id)?.column.id;
    return lanes.lanes.map(({ value, tasks }) => ({
      label: swimlanes.moveTo(nameOf(value)),
      checked: tasks.some(({ id }) => id === card.id),
      onSelect: () => {
        if (columnId !== undefined && !tasks.some(({ id }) => id === card.id)) drops.drop(card.id, columnId, null, value);
      },
    }));
  }

  return (
    <>
      <ScoresSlot sorted={board.sorted} />
      <div className="flex min-h-0 flex-1 flex-col" {...listeners} {...lifts}>
        <div ref={scroller} className="lanes" data-lanes={by}>
          <div className="lanes-body" style={{ ['--lane-tracks' as string]: lanes.tracks }}>
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
                refusalOf={on.refusalOf}
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
                  on={on}
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
        {littleRoom ? null : (
          <FutureTasks
            workspaceId={workspaceId}
            cards={board.scheduled}
            count={board.scheduledCount}
            more={board.scheduledMore}
            people={people}
            today={today}
            ownKey={ownKey}
          />
        )}
        {overlays ? (
          <CardOverlays
            selects
            {...overlays}
            people={people}
            today={today}
            moves={moves}
            moreMoves={toLanes}
            ordered={ordered}
            onOpen={task.open}
            onFocus={focus.afterMenu}
          />
        ) : null}
      </div>
    </>
  );
}
