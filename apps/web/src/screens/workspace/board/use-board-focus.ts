// The card of a board that has the focus or takes it: after a move, after its menu, and after the card before it is gone.
import { groupOf } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type RefObject, useRef, useState } from 'react';
import { cardElementId, cardTitleId } from '#features/tasks/card/task-card.tsx';
import { useBelow } from '#lib/media.ts';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { columnsThrough, type Lanes } from '#screens/workspace/board/board-lanes.ts';
import { addButton } from '#screens/workspace/board/use-board-quick-add.ts';
import { keepInSight, light, useLanding } from '#screens/workspace/board/use-landing.ts';
import { useKeptFocus } from '#screens/workspace/surface/use-kept-focus.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface Options {
  view: BoardView;
  lanes: Lanes;
  scroller: RefObject<HTMLElement | null>;
}

export type BoardFocus = ReturnType<typeof useBoardFocus>;

export function useBoardFocus({ view, lanes, scroller }: Options) {
  const { board, data } = view;
  const { by, open, isCollapsed, isFolded, fold } = lanes;
  /** The Tab stop of each column, which renders wherever the board is scrolled. */
  const [active, setActive] = useState<Readonly<Record<number, number>>>({});
  const narrow = useBelow('sm');
  const leftBehind = useRef<() => void>(undefined);
  const land = useLanding();
  const stops = () => columnsThrough(open).map((cards) => cards.map(({ id }) => id));
  const keptFocus = useKeptFocus({
    stops,
    elementId: cardTitleId,
    keepsRendered: true,
    show: (stop) => stopAt(Number(stop)),
    onLanded(stop, flash) {
      keepInSight(Number(stop));
      if (flash) light(document.getElementById(cardElementId(Number(stop))));
    },
  });

  function columnOf(taskId: number): number | undefined {
    return board.columns.find(({ cards }) => cards.some(({ id }) => id === taskId))?.column.id;
  }
  function stopAt(taskId: number, columnId = columnOf(taskId)): void {
    if (columnId !== undefined) setActive((now) => (now[columnId] === taskId ? now : { ...now, [columnId]: taskId }));
  }
  function goTo(taskId: number, flash = false): void {
    leftBehind.current = undefined;
    keptFocus.goTo(taskId, flash);
  }
  /** Focuses a card that can be seen, or that somebody waits for in a folded lane. Returns whether there is one. */
  function to(taskId: number, isAwaited = false): boolean {
    const lane = lanes.lanes.find(({ tasks }) => tasks.some(({ id }) => id === taskId));
    if (isAwaited && lane && isFolded(lane.value)) fold(lane.value, false);
    else if (!stops().some((column) => column.includes(taskId)) && !document.getElementById(cardTitleId(taskId))) return false;
    goTo(taskId, isAwaited);
    return true;
  }
  /** Returns a function that focuses the next card after this one is gone, or what stands for its lane or its column. */
  function nextAfter(taskId: number): () => void {
    const next = keptFocus.neighbourOf(taskId);
    const columnId = columnOf(taskId);
    const lane = lanes.lanes.find(({ tasks }) => tasks.some(({ id }) => id === taskId))?.value;
    keptFocus.letGo();
    return () => {
      if (next !== undefined) goTo(next);
      else (by ? headOf(scroller.current, lane) : addButton(scroller.current, columnId))?.focus();
    };
  }
  /** A card goes to a cell; without a lane, its status alone has changed, which may bring it to another lane. */
  function moved(taskId: number, columnId: number, lane = laneWith(taskId, columnId)): void {
    if (isCollapsed(columnId) || isFolded(lane)) {
      if (keptFocus.isHeld(taskId)) focusAfterOverlays(nextAfter(taskId));
      return;
    }
    // On a phone a card that its menu moves leaves the visible column, where the person stays. A key takes the focus along.
    if (narrow && columnOf(taskId) !== columnId && isInMenu()) leftBehind.current = nextAfter(taskId);
    stopAt(taskId, columnId);
    // A card that was moved by keys, or by an undo, stays visible.
    land({ taskId, columnId, show: keptFocus.isHeld(taskId) });
  }
  /** The lane in which a card stands with the status of a column. */
  function laneWith(taskId: number, columnId: number): string {
    const cards = [...board.columns.flatMap((boardColumn) => boardColumn.cards), ...board.scheduled];
    const card = by && cards.find(({ id }) => id === taskId);
    const status = board.columns.find(({ column }) => column.id === columnId)?.column.name;
    return card && status !== undefined ? groupOf({ ...card, status }, by, data.today) : '';
  }
  return {
    activeIn: (columnId: number) => active[columnId],
    stopAt,
    goTo,
    to,
    nextAfter,
    moved,
    /** Focuses a card whose menu has closed; on a phone, if it went to another column, the next one in the visible column. */
    back({ id }: TaskCard): void {
      const focusNext = leftBehind.current;
      leftBehind.current = undefined;
      if (focusNext) focusNext();
      else goTo(id);
    },
    first(): unknown {
      const first = open.flatMap(({ cells }) => cells.flat())[0];
      return first !== undefined && goTo(first.id);
    },
    /** A new card comes to a column. */
    added(taskId: number, columnId: number): void {
      land({ taskId, columnId, show: true });
      stopAt(taskId, columnId);
    },
    onFocus(event: Parameters<typeof keptFocus.onFocus>[0]): void {
      keptFocus.onFocus(event);
      const here = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null;
      if (here && event.currentTarget.contains(event.target)) stopAt(Number(here.dataset['task']));
    },
  };
}

function isInMenu(): boolean {
  return document.activeElement?.closest('[role="menu"]') != null;
}

/** The heading of a lane, or of the first one. */
function headOf(board: HTMLElement | null, lane: string | undefined): HTMLElement | null | undefined {
  const own = lane !== undefined && board?.querySelector<HTMLElement>(`[data-lane-toggle="${CSS.escape(lane)}"]`);
  return own || board?.querySelector<HTMLElement>('[data-lane-toggle]');
}
