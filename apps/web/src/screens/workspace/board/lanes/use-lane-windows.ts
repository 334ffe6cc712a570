// Which part of each lane is near the visible part of the board, and how high cards are: only cards there render.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { usePrinting } from '#lib/printing.ts';
import { cardHeight } from '#screens/workspace/board/window/card-height.ts';

/** A range of pixels below the top of a lane's cells. */
export interface LaneWindow {
  from: number;
  to: number;
}

/** How far beyond the visible part cards render, and in which steps. In pixels. */
const beyond = 500;
const step = 250;
const usualWidth = 280;
/** All of a lane, on paper. */
const everything: LaneWindow = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
/** The padding of a list of cards at both sides, as in `widthOf` of a column. */
const padding = 12;

/** `columns` is what the width of the cells depends on. */
export function useLaneWindows(scroller: RefObject<HTMLElement | null>, columns: string) {
  const [windows, setWindows] = useState<ReadonlyMap<string, LaneWindow>>(new Map());
  const [width, setWidth] = useState(0);
  const look = useEffectEvent(() => {
    const board = scroller.current;
    if (!board) return;
    const next = new Map<string, LaneWindow>();
    const { top, height } = board.getBoundingClientRect();
    for (const cells of board.querySelectorAll<HTMLElement>('[data-cells]')) {
      const box = cells.getBoundingClientRect();
      const from = Math.floor((top - box.top - beyond) / step) * step;
      const to = Math.ceil((top + height - box.top + beyond) / step) * step;
      const lane = cells.dataset['cells'] ?? '';
      const before = windows.get(lane);
      // The same object, so that the cells of the lane do not render again.
      const isBefore = before?.from === from && before.to === to;
      if (to > 0 && from < box.height) next.set(lane, isBefore ? before : { from, to });
    }
    if (!isSame(windows, next)) setWindows(next);
    const list = board.querySelector<HTMLElement>('.lane-cell .board-list');
    if (list && list.clientWidth - padding !== width) setWidth(list.clientWidth - padding);
  });
  // After each commit: cards that have come or gone shift the lanes below.
  useLayoutEffect(look);
  useEffect(() => {
    const board = scroller.current;
    if (!board) return;
    const changed = () => look();
    board.addEventListener('scroll', changed, { passive: true });
    const sizes = new ResizeObserver(changed);
    sizes.observe(board);
    return () => {
      board.removeEventListener('scroll', changed);
      sizes.disconnect();
    };
  }, [scroller]);
  const heights = useHeights(width || usualWidth, columns);
  const printing = usePrinting();
  return { windowOf: (lane: string) => (printing ? everything : windows.get(lane)), heights };
}

function isSame(before: ReadonlyMap<string, LaneWindow>, now: ReadonlyMap<string, LaneWindow>): boolean {
  return before.size === now.size && [...now].every(([lane, range]) => before.get(lane) === range);
}

export interface CardHeights {
  of: (card: TaskCard) => number;
  /** Measures a rendered card and watches its size. Returns a function that stops. */
  watch: (row: HTMLElement, card: TaskCard) => () => void;
}

/** Returns the heights: measured where a card has rendered as it is now, else estimated. They are another object when one has changed. */
function useHeights(width: number, columns: string): CardHeights {
  const compact = document.documentElement.dataset['density'] === 'compact';
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width or look begins anew
  const measured = useMemo(() => new WeakMap<TaskCard, number>(), [width, compact, columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const estimated = useMemo(() => new WeakMap<TaskCard, number>(), [width, compact, columns]);
  const heightOf = useCallback(
    (card: TaskCard) => {
      const height = measured.get(card) ?? estimated.get(card) ?? cardHeight(card, { width, compact });
      estimated.set(card, height);
      return height;
    },
    [measured, estimated, width, compact],
  );
  const watched = useRef(new WeakMap<Element, TaskCard>());
  const observer = useRef<ResizeObserver>(undefined);
  const note = useEffectEvent((rows: readonly Element[]) => {
    let isNew = false;
    for (const row of rows) {
      const card = watched.current.get(row);
      const height = row.getBoundingClientRect().height;
      if (!card || height === 0 || measured.get(card) === height) continue;
      isNew ||= heightOf(card) !== height;
      measured.set(card, height);
    }
    if (isNew) setTurn((now) => now + 1);
  });
  useEffect(() => () => observer.current?.disconnect(), []);
  const watch = useCallback((row: HTMLElement, card: TaskCard) => {
    observer.current ??= new ResizeObserver((entries) => note(entries.map(({ target }) => target)));
    const seen = observer.current;
    watched.current.set(row, card);
    seen.observe(row);
    return () => seen.unobserve(row);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is another height
  return useMemo(() => ({ of: (card) => heightOf(card), watch }), [heightOf, watch, turn]);
}
