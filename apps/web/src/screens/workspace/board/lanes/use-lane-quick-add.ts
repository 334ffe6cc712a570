// The quick add of a board with lanes: in which cell it is open, what its tasks have from there, and where the focus goes after it.
import { newTaskColumn } from '@app/contract';
import { type LaneDefaults, type LaneKey, laneDefaults } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { type RefObject, useState } from 'react';
import { useShortcut } from '#lib/hotkey.ts';
import { focusedElement, holdKeys } from '#lib/type-ahead.ts';
import type { Lanes } from '#screens/workspace/board/lanes/use-lanes.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface Given {
  view: BoardView;
  by: LaneKey;
  lanes: Lanes;
  scroller: RefObject<HTMLElement | null>;
}

interface Adding {
  columnId: number;
  lane: string;
  from: Element | null;
  time: number;
}

export interface LaneQuickAdd {
  /** Where it is open. */
  adding: Adding | undefined;
  /** What a new task of a cell has; undefined where none can stand. */
  defaultsOf: (columnId: number, lane: string) => LaneDefaults | undefined;
  /** Opens it in a cell. Returns whether a new task can stand there. */
  open: (columnId: number, lane: string) => boolean;
  close: (adding: Adding) => void;
}

export function useLaneQuickAdd({ view, by, lanes, scroller }: Given): LaneQuickAdd {
  const { board, data } = view;
  const { isCollapsed, expand, isFolded, fold } = lanes;
  const [adding, setAdding] = useState<Adding>();

  function defaultsOf(columnId: number, lane: string) {
    const place = board.columns.find(({ column }) => column.id === columnId);
    return place && !place.foreign ? laneDefaults({ by, lane, status: place.column.name }, data.today) : undefined;
  }
  function open(columnId: number, lane: string): boolean {
    if (!defaultsOf(columnId, lane)) return false;
    if (isCollapsed(columnId)) expand(columnId);
    if (isFolded(lane)) fold(lane, false);
    const from = focusedElement();
    // Opening it again focuses it again.
    setAdding((now) => ({ columnId, lane, from, time: (now?.time ?? 0) + 1 }));
    holdKeys('quickAdd', 'field', () => setAdding(undefined));
    return true;
  }
  function close({ from, columnId, lane }: Adding) {
    setAdding(undefined);
    if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus();
    else requestAnimationFrame(() => addButton(scroller.current, columnId, lane)?.focus());
  }
  useShortcut('quickAdd', () => {
    const cell = focusedElement()?.closest<HTMLElement>('[data-column]')?.dataset ?? {};
    const columnId = cell['column'] ? Number(cell['column']) : newTaskColumn(board.columns.map(({ column }) => column))?.id;
    const lane = cell['lane'] ?? lanes.open.find(({ value }) => columnId !== undefined && defaultsOf(columnId, value))?.value;
    return columnId !== undefined && lane !== undefined && open(columnId, lane);
  });
  return { adding, defaultsOf, open, close };
}

function addButton(board: HTMLElement | null, columnId: number, lane: string): HTMLElement | null {
  const cell = `[data-column="${columnId}"][data-lane="${CSS.escape(lane)}"]`;
  return board?.querySelector<HTMLElement>(`${cell} [data-add]`) ?? null;
}
