// The windowing of My work: which rows render, and the space of the others.
import { type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useInsertionEffect, useRef } from 'react';
import type { MyRow } from '#features/my-work/my-sections.ts';
import { usePrinting } from '#lib/printing.ts';
import { rowsAround } from '#screens/workspace/window-range.ts';

type View = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** Heights of the rows; `my-work.css` has the same. */
const heights = { head: 44, day: 32, empty: 64, more: 56 };
const taskHeights = { wide: 40, dense: 32, narrow: 72 };

export function useMyRows(scroller: RefObject<HTMLElement | null>, rows: readonly MyRow[], narrow: boolean, keptIndex: number) {
  'use no memo';
  const compact = document.documentElement.dataset['density'] === 'compact';
  const height = narrow ? taskHeights.narrow : compact ? taskHeights.dense : taskHeights.wide;
  const now = useRef<View>(null);
  // The dragged row stays: a browser ends the drag of an element that goes away.
  const rangeExtractor = useCallback(
    (range: Range) => rowsAround(range, now.current?.scrollDirection ?? null, [keptIndex]),
    [keptIndex],
  );
  const view = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => {
      const row = rows[index];
      return row && row.kind !== 'task' ? heights[row.kind] : height;
    },
    getItemKey: (index) => keyOf(rows[index]),
    rangeExtractor,
    initialRect: { width: 0, height: window.innerHeight },
  });
  useInsertionEffect(() => {
    now.current = view;
  });

  const printing = usePrinting();
  const items = printing ? rows.map((_, index) => ({ index, start: 0, end: 0 })) : view.getVirtualItems();
  return { items, total: printing ? 0 : view.getTotalSize(), scrollTo: (row: number) => now.current?.scrollToIndex(row) };
}

/** Returns what names a row: one that moves to another section stays the same element and keeps the focus. */
export function keyOf(row: MyRow | undefined): string {
  if (row?.kind === 'task') return `task-${row.card.id}`;
  if (row?.kind === 'head') return `head-${row.section.name}`;
  if (row?.kind === 'more') return `more-${row.lane.name}`;
  return row?.kind === 'day' ? `day-${row.day}` : 'empty';
}
