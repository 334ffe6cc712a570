// The windowing of the list: which rows render, and the space of the others.
import type { TaskCard } from '@app/contract';
import { type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';
import { rowTitleId } from '#screens/workspace/list/list-row.tsx';
import { rowsAround } from '#screens/workspace/window-range.ts';

type View = Virtualizer<HTMLElement, HTMLTableRowElement>;

const heights = { wide: 40, dense: 32, narrow: 64 };
const triesAtMost = 10;

export function useRows(scroller: RefObject<HTMLElement | null>, tasks: readonly TaskCard[], narrow: boolean) {
  'use no memo';
  const compact = document.documentElement.dataset['density'] === 'compact';
  const height = narrow ? heights.narrow : compact ? heights.dense : heights.wide;
  const now = useRef<View>(null);
  const rangeExtractor = useCallback((range: Range) => rowsAround(range, now.current?.scrollDirection ?? null), []);
  const view = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: tasks.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    rangeExtractor,
    initialRect: { width: 0, height: window.innerHeight },
  });
  now.current = view;
  const items = view.getVirtualItems();
  const rows = items.flatMap(({ index }) => {
    const task = tasks[index];
    return task ? [{ task, index }] : [];
  });
  const last = items.at(-1);

  /** Focuses a row, after rendering it if it is outside the window. */
  function goTo(index: number) {
    const task = tasks[index];
    if (!task) return;
    view.scrollToIndex(index);
    focusRow(task.id, triesAtMost);
  }
  return { rows, before: items[0]?.start ?? 0, after: last ? view.getTotalSize() - last.end : 0, goTo };
}

function focusRow(taskId: number, tries: number) {
  const title = document.getElementById(rowTitleId(taskId));
  if (title) title.focus({ preventScroll: true });
  else if (tries > 0) requestAnimationFrame(() => focusRow(taskId, tries - 1));
}
