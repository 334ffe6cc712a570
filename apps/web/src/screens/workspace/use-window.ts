// The window of a column: which of its rows are rendered, and where. The focused card is always among them.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import type { BoardRow } from '#features/tasks/board-columns.ts';

interface Rows {
  count: number;
  rowAt: (index: number) => BoardRow | undefined;
}

const overscan = 5;

/** Windows the rows of a scroller; `kept` are indexes that stay rendered wherever the scroller stands. */
export function useWindow(scroller: RefObject<HTMLElement | null>, { count, rowAt }: Rows, kept: readonly number[]) {
  'use no memo';
  const keep = kept.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is `kept` by value
  const rangeExtractor = useCallback(
    (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const shown = new Set(defaultRangeExtractor(range));
      for (const index of kept) if (index >= 0 && index < range.count) shown.add(index);
      return [...shown].sort((a, b) => a - b);
    },
    [keep],
  );
  return useVirtualizer<HTMLElement, HTMLLIElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimate(rowAt(index)),
    getItemKey: (index) => keyOf(rowAt(index), index),
    gap: gapOf(),
    overscan,
    paddingStart: 2,
    paddingEnd: 2,
    rangeExtractor,
    initialRect: { width: 0, height: window.innerHeight },
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  });
}

/** The height that a row will about have, so that the scroll bar is right before everything is measured. */
function estimate(row: BoardRow | undefined): number {
  if (row?.kind !== 'card') return 28;
  const title = Math.min(3, Math.ceil(row.card.title.length / 30)) * 20;
  const text = row.card.description ? Math.min(3, Math.ceil(row.card.description.length / 36)) * 20 + 6 : 0;
  return 24 + title + text + 28;
}

function keyOf(row: BoardRow | undefined, index: number): string | number {
  if (!row) return index;
  return row.kind === 'card' ? row.card.id : row.key;
}

function gapOf(): number {
  return document.documentElement.dataset['density'] === 'compact' ? 4 : 6;
}
