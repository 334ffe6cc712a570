// The quick add of a board: in which cell it is open, what its tasks have from there, and where the focus goes after it.

import { type LaneDefaults, laneDefaults } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { newTaskColumn } from '@app/contract/workspaces/columns.rules.ts';
import { type RefObject, useState } from 'react';
import { useShortcut } from '#lib/hotkey.ts';
import { useBelow } from '#lib/media.ts';
import { focusedElement, holdKeys } from '#lib/type-ahead.ts';
import type { Lanes } from '#screens/workspace/board/board-lanes.ts';
import { columnInSight } from '#screens/workspace/board/column-in-sight.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface Options {
  view: BoardView;
  lanes: Lanes;
  scroller: RefObject<HTMLElement | null>;
  /** The filter hides every task. */
  nothing: boolean;
}

interface Adding {
  columnId: number;
  lane: string | undefined;
  from: Element | null;
  time: number;
}

export type BoardQuickAdd = ReturnType<typeof useBoardQuickAdd>;

export function useBoardQuickAdd({ view, lanes, scroller, nothing }: Options) {
  const { board, data } = view;
  const { by, isCollapsed, expand, isFolded, fold } = lanes;
  const narrow = useBelow('sm');
  const [adding, setAdding] = useState<Adding>();

  /** Returns what a new task of a cell has; undefined where none can stand. */
  function defaultsOf(columnId: number, lane?: string): LaneDefaults | undefined {
    const boardColumn = board.columns.find(({ column }) => column.id === columnId);
    if (!boardColumn || boardColumn.foreign) return undefined;
    return by && lane !== undefined ? laneDefaults({ by, lane, status: boardColumn.column.name }, data.today) : {};
  }
  /** Opens it in a cell. Returns whether a new task can stand there. */
  function open(columnId: number, lane?: string): boolean {
    if (!defaultsOf(columnId, lane)) return false;
    if (nothing) {
      view.add(columnId);
      return true;
    }
    if (isCollapsed(columnId)) expand(columnId);
    if (lane !== undefined && isFolded(lane)) fold(lane, false);
    const from = focusedElement();
    // Opening it again focuses it again.
    setAdding((now) => ({ columnId, lane, from, time: (now?.time ?? 0) + 1 }));
    holdKeys('quickAdd', 'field', () => setAdding(undefined));
    return true;
  }
  function close({ from, columnId, lane }: Adding): void {
    setAdding(undefined);
    const button = addButton(scroller.current, columnId, lane);
    if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus();
    else if (button) button.focus();
    // The field stood in its place.
    else requestAnimationFrame(() => addButton(scroller.current, columnId, lane)?.focus());
  }
  useShortcut('quickAdd', () => {
    const cell = focusedElement()?.closest<HTMLElement>('[data-column]')?.dataset ?? {};
    const columns = board.columns.map(({ column }) => column);
    const inSight = narrow && !by ? columns[columnInSight(scroller.current)] : undefined;
    const columnId = cell['column'] ? Number(cell['column']) : (inSight ?? newTaskColumn(columns))?.id;
    if (columnId === undefined) return false;
    if (!by) return open(columnId);
    const lane = cell['lane'] ?? lanes.open.find(({ value }) => defaultsOf(columnId, value))?.value;
    return lane !== undefined && open(columnId, lane);
  });
  return { adding, defaultsOf, open, close };
}

/** The button that adds a task to a cell. */
export function addButton(board: HTMLElement | null, columnId: number | undefined, lane?: string): HTMLElement | null {
  const cell = `[data-column="${columnId}"]${lane === undefined ? '' : `[data-lane="${CSS.escape(lane)}"]`}`;
  return board?.querySelector<HTMLElement>(`${cell} [data-add]`) ?? null;
}
