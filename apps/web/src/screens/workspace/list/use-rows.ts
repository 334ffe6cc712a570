// The windowing of the list: which rows render, and the space of the others.
import { type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';
import { headingId, isHeading, type ListLine } from '#screens/workspace/list/list-groups.tsx';
import { rowTitleId } from '#screens/workspace/list/list-row.tsx';
import { rowsAround } from '#screens/workspace/window-range.ts';

type View = Virtualizer<HTMLElement, HTMLTableRowElement>;

const heights = { wide: 40, dense: 32, narrow: 64, heading: 44 };
const triesAtMost = 10;

export function useRows(scroller: RefObject<HTMLElement | null>, lines: readonly ListLine[], narrow: boolean) {
  'use no memo';
  const compact = document.documentElement.dataset['density'] === 'compact';
  const height = narrow ? heights.narrow : compact ? heights.dense : heights.wide;
  const now = useRef<View>(null);
  const rangeExtractor = useCallback((range: Range) => rowsAround(range, now.current?.scrollDirection ?? null), []);
  // Other lines are other sizes: a new function makes the windowing measure again.
  const getItemKey = useCallback((index: number) => keyOf(lines[index]), [lines]);
  const view = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (narrow && isHeading(lines[index]) ? heights.heading : height),
    getItemKey,
    rangeExtractor,
    initialRect: { width: 0, height: window.innerHeight },
  });
  now.current = view;
  const items = view.getVirtualItems();
  const rows = items.flatMap(({ index }) => {
    const line = lines[index];
    return line ? [{ line, index }] : [];
  });
  const last = items.at(-1);

  /** Focuses a line, after rendering it if it is outside the window. */
  function goTo(index: number) {
    const line = lines[index];
    if (!line) return;
    view.scrollToIndex(index);
    focusRow(keyOf(line), triesAtMost);
  }
  return { rows, before: items[0]?.start ?? 0, after: last ? view.getTotalSize() - last.end : 0, goTo };
}

function keyOf(line: ListLine | undefined): string {
  if (!line) return '';
  return isHeading(line) ? headingId(line) : rowTitleId(line.id);
}

function focusRow(id: string, tries: number) {
  const title = document.getElementById(id);
  if (title) title.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusRow(id, tries - 1));
}
