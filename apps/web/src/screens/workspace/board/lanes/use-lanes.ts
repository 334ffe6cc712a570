// The lanes of a divided board and what of them is collapsed: lanes and columns.
import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { useMemo } from 'react';
import { laneKeyOf, useCollapsedLanes } from '#features/tasks/lanes/collapsed-lanes.ts';
import { lanesOf } from '#features/tasks/lanes/lanes-of.ts';
import { compareTexts } from '#lib/collation.ts';
import { type Lanes, useColumnStrips } from '#screens/workspace/board/board-lanes.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

export function useLanes({ board, data, people }: BoardView, by: LaneKey): Lanes {
  const { columns } = board;
  const { workspaceId, today } = data;
  const { collapsed, collapse } = useCollapsedLanes();
  const { isCollapsed, expand } = useColumnStrips();
  const isFolded = (lane: string) => collapsed.has(laneKeyOf(workspaceId, by, lane));
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
    by,
    lanes,
    open,
    isFolded,
    fold: (lane, on) => collapse(laneKeyOf(workspaceId, by, lane), on),
    isCollapsed,
    expand,
  };
}
