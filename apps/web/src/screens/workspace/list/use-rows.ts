// The windowing of the list: which rows render, and the space of the others.
import { type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useInsertionEffect, useRef } from 'react';
import { usePrinting } from '#lib/printing.ts';
import { headingId, isHeading, isRest, type ListLine, restId } from '#screens/workspace/list/list-groups.tsx';
import { rowTitleId } from '#screens/workspace/list/row-parts.tsx';
import { rowsAround } from '#screens/workspace/window-range.ts';

type View = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** What covers the end of the list, of which the windowing knows nothing: its head stands above the rows, and a bar may lie on them. */
function endPadding(box: HTMLElement): number {
  const head = box.querySelector('thead')?.offsetHeight ?? 0;
  return head + (Number.parseFloat(getComputedStyle(box).scrollPaddingBottom) || 0);
}

const heights = { wide: 40, dense: 32, narrow: 64, heading: 44 };

/** `narrowHeight` is that of a row on a phone. */
export function useRows(
  scroller: RefObject<HTMLElement | null>,
  lines: readonly ListLine[],
  narrow: boolean,
  narrowHeight = heights.narrow,
) {
  'use no memo';
  const compact = document.documentElement.dataset['density'] === 'compact';
  const height = narrow ? narrowHeight : compact ? heights.dense : heights.wide;
  const now = useRef<View>(null);
  const atEnd = useRef(0);
  // The heading of the first row in sight stays above it.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const above = lines.findLastIndex((line, index) => index <= range.startIndex && isHeading(line));
      return rowsAround(range, now.current?.scrollDirection ?? null, [above]);
    },
    [lines],
  );
  // Other lines are other sizes: a new function makes the windowing measure again.
  const getItemKey = useCallback((index: number) => lineId(lines[index]), [lines]);
  const headingHeight = narrow ? heights.heading : height;
  const view = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (isHeading(lines[index]) ? headingHeight : height),
    scrollPaddingStart: isHeading(lines[0]) ? headingHeight : 0,
    scrollPaddingEnd: atEnd.current,
    getItemKey,
    rangeExtractor,
    initialRect: { width: 0, height: window.innerHeight },
  });
  useInsertionEffect(() => {
    now.current = view;
  });
  const items = view.getVirtualItems();
  const rows = items.flatMap(({ index, start }, position) => {
    const line = lines[index];
    return line ? [{ line, index, before: start - (items[position - 1]?.end ?? 0) }] : [];
  });
  const last = items.at(-1);
  const printing = usePrinting();

  function scrollTo(index: number): void {
    const view = now.current;
    if (!view) return;
    if (scroller.current) atEnd.current = endPadding(scroller.current);
    view.setOptions({ ...view.options, scrollPaddingEnd: atEnd.current });
    view.scrollToIndex(index);
  }
  /** The first line in sight. */
  const first = view.range?.startIndex ?? 0;
  const topOf = (index: number) => view.getOffsetForIndex(index, 'start')?.[0] ?? 0;
  if (printing) return { rows: lines.map((line, index) => ({ line, index, before: 0 })), first, after: 0, scrollTo, topOf };
  return { rows, first, after: last ? view.getTotalSize() - last.end : 0, scrollTo, topOf };
}

/** The element id of the button in a line that takes the focus. */
export function lineId(line: ListLine | undefined): string {
  if (!line) return '';
  if (isRest(line)) return restId(line);
  return isHeading(line) ? headingId(line) : rowTitleId(line.id);
}
