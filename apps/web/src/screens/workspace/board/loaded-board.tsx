// A board whose data has loaded: toolbar, columns, statistics, and the dialogs over it.
import { screens } from '@app/contract/screens.ts';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Board as BoardModel } from '#features/tasks/data/board-columns.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { holdKeys, screenArrived } from '#lib/type-ahead.ts';
import { clearUndo } from '#lib/undo.ts';
import { useSearch } from '#lib/use-search.ts';
import { Board } from '#screens/workspace/board/board.tsx';
import { StatBar } from '#screens/workspace/board/stat-bar.tsx';
import { BoardDialogs } from '#screens/workspace/board-dialogs.tsx';
import { BoardHead } from '#screens/workspace/head/board-head.tsx';
import { CalendarView, DashboardView, LanesBoard, ListView, preloadViews, TimelineView } from '#screens/workspace/lazy-views.ts';
import { undoAndShow } from '#screens/workspace/show-task.ts';
import { type BoardData, useBoardView } from '#screens/workspace/use-board-view.ts';
import { viewIn } from '#screens/workspace/views.ts';

export interface LoadedBoardProps extends BoardData {
  name: string;
  /** Whether the person may add columns. */
  mayAddColumns: boolean;
  /** Renders the tasks of each department, below the board. */
  counts?: (board: BoardModel) => ReactNode;
}

export function LoadedBoard({ name, mayAddColumns, counts, ...data }: LoadedBoardProps) {
  const { workspaceId, tasks, today, pages } = data;
  const [search] = useSearch();
  const viewName = viewIn(search);
  const [filterOpen, setFilterOpen] = useState(false);
  const view = useBoardView(data);
  const { board, people, statuses, filter, setFilter, filtered, showAll, shown, add } = view;
  const scope = useMemo(() => ({ tasks, people, statuses, departments: pages?.departments }), [tasks, people, statuses, pages]);

  function openFilter() {
    setFilterOpen(true);
    holdKeys('filter', 'field', () => setFilterOpen(false));
  }
  useShortcut('create', () => add());
  useShortcut('filter', openFilter);
  useShortcut('mine', () => setFilter({ ...filter, mine: !filter.mine }));
  useShortcut('clearFilter', showAll, filtered);
  useShortcut('undo', undoAndShow);
  useEffect(() => clearUndo, []);
  useEffect(() => {
    // Keys that lead elsewhere may have been pressed before this board is there: what follows them is not for it.
    const { pathname, search: now } = window.location;
    if (pathname === screens.workspace.href(workspaceId) && viewIn(new URLSearchParams(now)) === viewName) screenArrived();
  }, [viewName, workspaceId]);
  useAfterFirstPaint(preloadViews);
  const foot = <StatBar board={board} filtered={filtered} departments={counts?.(board)} />;

  return (
    <>
      <BoardHead
        workspaceId={workspaceId}
        name={name}
        mayAddColumns={mayAddColumns}
        shown={filtered ? board.total : undefined}
        filter={filter}
        scope={scope}
        onFilter={setFilter}
        onClearFilter={showAll}
        filterOpen={filterOpen}
        onFilterOpen={(open) => (open ? openFilter() : setFilterOpen(false))}
        onAdd={() => add()}
      />
      {viewName === 'list' ? (
        <ListView view={view} />
      ) : viewName === 'calendar' ? (
        <CalendarView view={view} />
      ) : viewName === 'timeline' ? (
        <TimelineView view={view} />
      ) : viewName === 'dashboard' ? (
        <DashboardView board={board} tasks={shown} today={today} pages={pages} onOpen={view.task.open} foot={foot}>
          <Board view={view} />
        </DashboardView>
      ) : search.has('lanes') && !view.isCompany ? (
        <LanesBoard view={view} />
      ) : (
        <Board view={view} />
      )}
      {viewName === 'dashboard' ? null : foot}
      <BoardDialogs view={view} />
    </>
  );
}
