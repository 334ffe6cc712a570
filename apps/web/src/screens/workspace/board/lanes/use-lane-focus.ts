// The card of a board with lanes that has the focus or takes it: after a move, and after the card before it is gone.
import { groupOf, type TaskCard } from '@app/contract';
import type { LaneKey } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { type RefObject, useRef, useState } from 'react';
import { useBelow } from '#lib/media.ts';
import { focusAfterOverlays } from '#lib/overlays.ts';
import { nextFocusOf } from '#screens/workspace/board/board-neighbours.ts';
import type { Lanes } from '#screens/workspace/board/lanes/use-lanes.ts';
import { useCardFocus } from '#screens/workspace/board/use-card-focus.ts';
import type { BoardView } from '#screens/workspace/use-board-view.ts';

interface Given {
  view: BoardView;
  by: LaneKey;
  lanes: Lanes;
  scroller: RefObject<HTMLElement | null>;
}

export interface LaneFocus {
  /** The Tab stop of its cell, which renders wherever the board is scrolled. */
  activeId: number | undefined;
  /** Makes a card the active one. */
  stopAt: (taskId: number) => void;
  /** Focuses a card; `flash` highlights it for a moment. */
  to: (card: TaskCard, flash?: boolean) => void;
  /** Focuses a card whose menu has closed; on a phone, if it went to another column, the next one in the visible column. */
  afterMenu: (card: TaskCard) => void;
  /** A card has got the focus, or something else. */
  got: (card: TaskCard | undefined) => void;
  /** Highlights a card that came to a column, and keeps the focus on it. */
  added: (taskId: number, columnId: number) => void;
  /** A card goes to a cell; without a lane, its status alone has changed, which may bring it to another lane. */
  moved: (taskId: number, columnId: number, lane?: string) => void;
  /** Returns a function that focuses the next card after this one is gone. */
  nextFocus: (taskId: number) => () => void;
}

export function useLaneFocus({ view, by, lanes, scroller }: Given): LaneFocus {
  const { board, data } = view;
  const { through, isCollapsed, isFolded } = lanes;
  const [activeId, setActiveId] = useState<number>();
  const focus = useCardFocus(through);
  const narrow = useBelow('sm');
  const leftBehind = useRef<() => void>(undefined);

  function to(card: TaskCard, flash = false) {
    leftBehind.current = undefined;
    setActiveId(card.id);
    focus.focus(card.id, flash);
  }
  function nextFocus(taskId: number) {
    const next = nextFocusOf(through(), taskId);
    const lane = lanes.lanes.find(({ tasks }) => tasks.some(({ id }) => id === taskId))?.value;
    focus.held.current = null;
    return () => (next ? to(next) : headOf(scroller.current, lane)?.focus());
  }
  function moved(taskId: number, columnId: number, lane?: string) {
    const target = lane ?? laneWith(taskId, columnId);
    if (isCollapsed(columnId) || isFolded(target)) {
      if (focus.held.current === taskId) focusAfterOverlays(nextFocus(taskId));
      return;
    }
    // A key takes the focus along with its card.
    if (narrow && columnOf(taskId) !== columnId && isInMenu()) leftBehind.current = nextFocus(taskId);
    setActiveId(taskId);
    focus.flash(taskId, columnId, focus.held.current === taskId);
  }
  function afterMenu(card: TaskCard) {
    const focusNext = leftBehind.current;
    leftBehind.current = undefined;
    if (focusNext) focusNext();
    else to(card);
  }
  function columnOf(taskId: number): number | undefined {
    return board.columns.find(({ cards }) => cards.some(({ id }) => id === taskId))?.column.id;
  }
  /** The lane in which a card stands with the status of a column. */
  function laneWith(taskId: number, columnId: number): string {
    const cards = [...board.columns.flatMap((place) => place.cards), ...board.scheduled];
    const card = cards.find(({ id }) => id === taskId);
    const status = board.columns.find(({ column }) => column.id === columnId)?.column.name;
    return card && status !== undefined ? groupOf({ ...card, status }, by, data.today) : '';
  }
  return {
    activeId,
    stopAt: setActiveId,
    to,
    afterMenu,
    got: (card) => {
      focus.held.current = card?.id ?? null;
      if (card) setActiveId(card.id);
    },
    added: (taskId, columnId) => {
      focus.flash(taskId, columnId, true);
      setActiveId(taskId);
    },
    moved,
    nextFocus,
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
