// The windowing of a column: which rows render, and where. The focused card always renders.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { Range, VirtualizerOptions } from '@tanstack/react-virtual';
import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { BoardRow } from '#features/tasks/data/board-columns.ts';
import { usePrinting } from '#lib/printing.ts';
import { cardHeight } from '#screens/workspace/board/window/card-height.ts';
import { rangeOf, rowPositions, type View } from '#screens/workspace/board/window/row-positions.ts';
import { useWindowCore } from '#screens/workspace/board/window/use-window-core.ts';
import { firstRows, rowsAround } from '#screens/workspace/window-range.ts';

interface Rows {
  count: number;
  rowAt: (index: number) => BoardRow | undefined;
}

interface ColumnWindow {
  /** The rendered rows. */
  drawn: readonly { key: string | number; index: number }[];
  /** The first visible row. */
  start: number;
  /** The window has not loaded yet: the first rows stack below each other. */
  first: boolean;
  /** Refs for the element of all rows, and for each row. */
  rows: RefCallback<HTMLElement>;
  measure: RefCallback<HTMLLIElement>;
}

const headHeight = 28;
/** The size of a card until the width of its column is known. */
const usual = { width: 280, height: 120 };
/** The approximate share of the window's height that a column has. */
const share = 0.8;

/** Windows the rows of a scroller; `kept` are indexes that render wherever the scroller is. */
export function useWindow(
  scroller: RefObject<HTMLElement | null>,
  { count, rowAt }: Rows,
  keptRows: readonly number[],
): ColumnWindow {
  'use no memo';
  const core = useWindowCore();
  const now = useRef<View>(null);
  const drawAnew = useReducer((turn: number) => turn + 1, 0)[1];
  const [places] = useState(() => rowPositions(() => now.current, drawAnew));
  const keep = keptRows.join(',');
  const compact = document.documentElement.dataset['density'] === 'compact';
  const heightOf = useHeights(widthOf(now.current), compact);
  const keyAt = (index: number) => keyOf(rowAt(index), index);
  // The first rows stay until they scroll away, so that nothing changes when the window has loaded.
  const first = useRef<readonly number[]>([]);
  if (!now.current) {
    first.current = firstRows(count, window.innerHeight * share, (index) => heightOfRow(rowAt(index), usual.width, compact));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is `kept` by value
  const rangeExtractor = useCallback(
    (range: Range) => {
      const stay = range.startIndex === 0 ? [...first.current, ...keptRows] : keptRows;
      return rowsAround(range, now.current?.scrollDirection ?? null, stay);
    },
    [keep],
  );
  // Measured sizes are also stored here: the virtualiser drops a size that equals its current estimate and would use the next
  // estimate instead, although no observer will report the size again.
  const [measured] = useState(() => new Map<string | number, number>());
  if (core && core !== 'missing') {
    const options: VirtualizerOptions<HTMLElement, HTMLLIElement> = {
      count,
      getScrollElement: () => scroller.current,
      estimateSize: (index) => measured.get(keyAt(index)) ?? heightOf(rowAt(index)),
      getItemKey: keyAt,
      measureElement: (element, entry, instance) => {
        const size = core.measureElement(element, entry, instance);
        measured.set(keyAt(instance.indexFromElement(element)), size);
        return size;
      },
      gap: compact ? 4 : 6,
      paddingStart: 4,
      paddingEnd: 4,
      rangeExtractor,
      initialRect: { width: 0, height: window.innerHeight },
      observeElementRect: core.observeElementRect,
      observeElementOffset: core.observeElementOffset,
      scrollToFn: core.elementScroll,
      onChange: places.changed,
    };
    now.current ??= new core.Virtualizer(options);
    now.current.setOptions(options);
  }
  const view = now.current;
  const printing = usePrinting();
  useLayoutEffect(() => {
    places.measureAll();
    return view?._didMount();
  }, [places, view]);
  const early = [...new Set([...first.current, ...keptRows.filter((index) => index < count)])];
  const indexes = view?.getVirtualIndexes() ?? (core === 'missing' ? [...Array(count).keys()] : early);
  // After `getVirtualIndexes`, which computes the range.
  const range = view ? rangeOf(view) : [];
  useLayoutEffect(() => {
    places.rendered(range);
    view?._willUpdate();
    if (view) places.place(view);
  });
  const drawn = printing ? [...Array(count).keys()] : indexes;
  return {
    drawn: drawn.map((index) => ({ key: keyAt(index), index })),
    start: view?.range?.startIndex ?? 0,
    first: view === null || printing,
    rows: places.rows,
    measure: places.measure,
  };
}

/** Returns the width of a card: the scroller's without its padding; 0 before it is measured. */
function widthOf(view: View | null): number {
  return Math.max(0, (view?.scrollRect?.width ?? 0) - 12);
}

/**
 * Returns the estimated height of a row, so that the scroll bar is right before everything is measured. Each is computed once.
 */
function useHeights(width: number, compact: boolean): (row: BoardRow | undefined) => number {
  return useMemo(() => {
    const heights = new WeakMap<TaskCard, number>();
    return (row) => {
      if (row?.kind !== 'card') return headHeight;
      if (width === 0) return usual.height;
      const height = heights.get(row.card) ?? heightOfRow(row, width, compact);
      heights.set(row.card, height);
      return height;
    };
  }, [width, compact]);
}

function heightOfRow(row: BoardRow | undefined, width: number, compact: boolean): number {
  return row?.kind === 'card' ? cardHeight(row.card, { width, compact }) : headHeight;
}

function keyOf(row: BoardRow | undefined, index: number): string | number {
  if (!row) return index;
  return row.kind === 'card' ? row.card.id : row.key;
}
