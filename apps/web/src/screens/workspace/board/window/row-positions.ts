// Positions the rows of a windowed column, and re-renders only when other rows become visible.
import type { Virtualizer } from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

export type View = Virtualizer<HTMLElement, HTMLLIElement>;

/** Returns the positions of one column; `view` is its window after it has loaded. */
export function rowPositions(view: () => View | null, drawAnew: () => void) {
  const tops = new WeakMap<Element, number>();
  let container: HTMLElement | null = null;
  let height: number | undefined;
  let measuring = false;
  let drawn: readonly unknown[] = [];

  function placeRow(row: HTMLElement, top: number): void {
    if (tops.get(row) === top) return;
    tops.set(row, top);
    row.style.top = `${top}px`;
  }
  function place(here: View): void {
    if (!container) return;
    const total = here.getTotalSize();
    if (total !== height) container.style.height = `${total}px`;
    height = total;
    for (const { key, start } of here.getVirtualItems()) {
      const row = here.elementsCache.get(key);
      if (row) placeRow(row, start);
    }
  }
  function measure(row: HTMLLIElement | null): void {
    const here = view();
    if (!here) return;
    measuring = true;
    try {
      here.measureElement(row);
    } finally {
      measuring = false;
    }
    const measured = row && here.measurementsCache[here.indexFromElement(row)];
    if (row && measured) placeRow(row, measured.start);
  }
  return {
    place,
    measure,
    /** A ref for the element of all rows. */
    rows(node: HTMLElement | null): void {
      container = node;
      height = undefined;
      const here = view();
      if (node && here) place(here);
    },
    /** Measures rows that rendered before the window had loaded. */
    measureAll(): void {
      for (const row of container?.children ?? []) if (row instanceof HTMLLIElement) measure(row);
    },
    /** Tells what has rendered: a filter also changes that, without a notification of the window. */
    rendered(range: readonly unknown[]): void {
      drawn = range;
    },
    changed(here: View, sync: boolean): void {
      place(here);
      const now = rangeOf(here);
      if (now.every((value, index) => value === drawn[index])) return;
      drawn = now;
      if (sync && !measuring) flushSync(drawAnew);
      else drawAnew();
    },
  };
}

/** Returns which rows a window shows, and whether it moves. */
export function rangeOf({ range, isScrolling }: View): readonly unknown[] {
  return [range?.startIndex, range?.endIndex, isScrolling];
}
