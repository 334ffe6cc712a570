// The window of a column: which of its rows are rendered, and where. The focused card is always among them.

import type { TaskCard } from '@app/contract';
import { measureElement, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { BoardRow } from '#features/tasks/data/board-columns.ts';
import { cardHeight } from '#screens/workspace/board/card-height.ts';
import { rowsAround } from '#screens/workspace/window-range.ts';

interface Rows {
  count: number;
  rowAt: (index: number) => BoardRow | undefined;
}

type View = Virtualizer<HTMLElement, HTMLLIElement>;

const headHeight = 28;
/** The height of a card until the width of its column is known. */
const usualHeight = 120;

/** Windows the rows of a scroller; `kept` are indexes that stay rendered wherever the scroller stands. */
export function useWindow(scroller: RefObject<HTMLElement | null>, { count, rowAt }: Rows, kept: readonly number[]) {
  'use no memo';
  const now = useRef<View>(null);
  const keep = kept.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is `kept` by value
  const rangeExtractor = useCallback((range: Range) => rowsAround(range, now.current?.scrollDirection ?? null, kept), [keep]);
  const compact = document.documentElement.dataset['density'] === 'compact';
  const heightOf = useHeights(widthOf(now.current), compact);
  // What was measured is kept here too: the virtualiser forgets a size that equals the estimate of its moment, and would
  // believe the next estimate instead, although no observer will speak up again.
  const [measured] = useState(() => new Map<string | number, number>());
  const keyAt = (index: number) => keyOf(rowAt(index), index);
  const view = useVirtualizer<HTMLElement, HTMLLIElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => measured.get(keyAt(index)) ?? heightOf(rowAt(index)),
    getItemKey: keyAt,
    measureElement: (element, entry, instance) => {
      const size = measureElement(element, entry, instance);
      measured.set(keyAt(instance.indexFromElement(element)), size);
      return size;
    },
    gap: compact ? 4 : 6,
    paddingStart: 4,
    paddingEnd: 4,
    rangeExtractor,
    initialRect: { width: 0, height: window.innerHeight },
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
  now.current = view;
  return view;
}

/** The width of a card: the scroller's without its padding; 0 until it is measured. */
function widthOf(view: View | null): number {
  return Math.max(0, (view?.scrollRect?.width ?? 0) - 12);
}

/** The height that a row will about have, so that the scroll bar is right before everything is measured; each is worked out once. */
function useHeights(width: number, compact: boolean): (row: BoardRow | undefined) => number {
  return useMemo(() => {
    const known = new WeakMap<TaskCard, number>();
    return (row) => {
      if (row?.kind !== 'card') return headHeight;
      if (width === 0) return usualHeight;
      const height = known.get(row.card) ?? cardHeight(row.card, { width, compact });
      known.set(row.card, height);
      return height;
    };
  }, [width, compact]);
}

function keyOf(row: BoardRow | undefined, index: number): string | number {
  if (!row) return index;
  return row.kind === 'card' ? row.card.id : row.key;
}
