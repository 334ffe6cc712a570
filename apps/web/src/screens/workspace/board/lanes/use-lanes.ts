// The lanes of a board and what of them is collapsed: lanes and columns.
import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { useMemo } from 'react';
import { laneKeyOf, useCollapsedLanes } from '#features/tasks/lanes/collapsed-lanes.ts';
import { type BoardLane, lanesOf } from '#features/tasks/lanes/lanes-of.ts';
import { useCollapsedColumns } from '#features/workspaces/collapsed-columns.ts';
import { compareTexts } from '#lib/collation.ts';
import { useBelow } from '#lib/media.ts';
import type { Lane as Column } from '#screens/workspace/board/board-neighbours.ts';
import { columnsThrough } from '#screens/workspace/board/lanes/lane-neighbours.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

export interface Lanes {
  lanes: readonly BoardLane[];
  /** The lanes and cells whose cards can be seen. */
  open: readonly BoardLane[];
  /** Returns the columns with the cards that can be seen, from top to bottom. */
  through: () => Column[];
  isFolded: (lane: string) => boolean;
  fold: (lane: string, on: boolean) => void;
  isCollapsed: (columnId: number) => boolean;
  expand: (columnId: number) => void;
  /** The widths of the columns. */
  tracks: string;
}

export function useLanes({ board, data, people }: BoardView, by: LaneKey): Lanes {
  const { columns } = board;
  const { workspaceId, today } = data;
  const narrow = useBelow('sm');
  const ofLanes = useCollapsedLanes();
  const ofColumns = useCollapsedColumns();
  const isFolded = (lane: string) => ofLanes.collapsed.has(laneKeyOf(workspaceId, by, lane));
  // A phone shows one column at a time.
  const isCollapsed = (columnId: number) => !narrow && ofColumns.collapsed.includes(columnId);
  const widthOf = (columnId: number) => (isCollapsed(columnId) ? '44px' : 'minmax(var(--col-min), var(--col-max))');
  const lanes = useMemo(
    () => lanesOf(columns, by, { today, nameOf: (id) => people.get(id)?.fullName ?? '', compareTexts }),
    [columns, by, today, people],
  );
  const open = lanes
    .filter(({ value }) => !isFolded(value))
    .map((lane) => ({
      ...lane,
      cells: lane.cells.map((cards, at) => (isCollapsed(columns[at]?.column.id ?? 0) ? [] : cards)),
    }));
  return {
    lanes,
    open,
    through: () =>
      columnsThrough(
        columns.map(({ column }) => column.id),
        open,
      ),
    isFolded,
    fold: (lane, on) => ofLanes.collapse(laneKeyOf(workspaceId, by, lane), on),
    isCollapsed,
    expand: (columnId) => ofColumns.collapse(columnId, false),
    tracks: columns.map(({ column }) => (narrow ? 'calc(100vw - 56px)' : widthOf(column.id))).join(' '),
  };
}
