// The board: its columns, and the column tabs on a phone. It is a board with lanes that has one.
import { Suspense, useRef } from 'react';
import { selectionParts } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { lazyComponent, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow, useSmallScreen } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { asideElementId, BoardColumn } from '#screens/workspace/board/board-column.tsx';
import { BoardFrame } from '#screens/workspace/board/board-frame.tsx';
import type { BoardDrops } from '#screens/workspace/board/board-keys.ts';
import { useOneLane } from '#screens/workspace/board/board-lanes.ts';
import { BoardQuickAdd } from '#screens/workspace/board/board-quick-add.tsx';
import { type BoardMoves, useBoardMoves } from '#screens/workspace/board/drag/use-board-moves.ts';
import { BoardAside, StatusStrip } from '#screens/workspace/board/small-screen.ts';
import { useBoardFocus } from '#screens/workspace/board/use-board-focus.ts';
import { useBoardQuickAdd } from '#screens/workspace/board/use-board-quick-add.ts';
import { useBoardSurface } from '#screens/workspace/board/use-board-surface.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';
import '#screens/workspace/board/board.css';

// Few boards open with a filter that hides everything.
const EmptyView = lazyComponent(() => import('#screens/workspace/empty-view.tsx').then((m) => ({ default: m.EmptyView })));

export function Board({ view }: { view: BoardView }) {
  const { data, board, groupBy, filtered, people, add } = view;
  const { workspaces } = useText();
  const scroller = useRef<HTMLDivElement>(null);
  const narrow = useBelow('sm');
  const littleRoom = useSmallScreen();
  /** The filter hides every task. */
  const nothing = filtered && board.total.shown === 0;
  const lanes = useOneLane(view);
  const focus = useBoardFocus({ view, lanes, scroller });
  const moves = useBoardMoves(data.workspaceId, board, focus.moved);
  const ordered = groupBy === undefined && !board.sorted;
  const { surface, on } = useBoardSurface({ view, lanes, scroller, focus, moves, drops: dropsOf(moves), ordered });
  const quickAdd = useBoardQuickAdd({ view, lanes, scroller, nothing });
  useAfterFirstPaint(() => void EmptyView.preload(), 'soon');
  return (
    <>
      {narrow && !nothing ? (
        <Suspense fallback={<div className="h-11 flex-none" />}>
          <StatusStrip
            columns={board.columns}
            filtered={filtered}
            scroller={scroller}
            last={{ elementId: asideElementId, label: workspaces.future, count: board.scheduledCount }}
          />
        </Suspense>
      ) : null}
      <BoardFrame view={view} surface={surface} on={on}>
        {nothing ? (
          <Suspense fallback={null}>
            <EmptyView view={view} />
          </Suspense>
        ) : null}
        <div ref={scroller} className="board" hidden={nothing} style={{ gridTemplateColumns: tracksOf(view, lanes.isCollapsed) }}>
          {board.columns.map((boardColumn, index) => (
            <BoardColumn
              key={boardColumn.column.id}
              boardColumn={boardColumn}
              groupBy={groupBy}
              ownKey={view.ownKey}
              filtered={filtered}
              activeId={focus.activeIn(boardColumn.column.id)}
              people={people}
              today={data.today}
              empty={index === 0 && board.total.all === 0}
              onAdd={add}
              onQuickAdd={quickAdd.open}
              collapsed={lanes.isCollapsed(boardColumn.column.id)}
              quickAdd={
                quickAdd.adding?.columnId === boardColumn.column.id ? (
                  <BoardQuickAdd view={view} column={boardColumn.column} quickAdd={quickAdd} focus={focus} />
                ) : undefined
              }
            />
          ))}
          {littleRoom ? (
            <Suspense fallback={null}>
              <BoardAside view={view} />
            </Suspense>
          ) : null}
        </div>
      </BoardFrame>
    </>
  );
}

function dropsOf({ move }: BoardMoves): BoardDrops {
  return {
    drop: (...args) => {
      const [taskId, columnId, beforeId] = args;
      return selectionParts.get()?.askToMove(taskId, columnId, beforeId) || move(taskId, columnId, beforeId);
    },
    refusalOf: () => undefined,
  };
}

/** The widths of the columns, where some are collapsed. */
function tracksOf({ board }: BoardView, isCollapsed: (columnId: number) => boolean): string | undefined {
  if (!board.columns.some(({ column }) => isCollapsed(column.id))) return undefined;
  return board.columns
    .map(({ column }) => (isCollapsed(column.id) ? '44px' : 'minmax(var(--col-min), var(--col-max))'))
    .join(' ');
}
