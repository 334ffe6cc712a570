// Computes which rows of a windowed list render. Pure.
import type { Range, Virtualizer } from '@tanstack/react-virtual';

type Direction = Virtualizer<Element, Element>['scrollDirection'];

/** Rows that render beyond the visible ones: at rest, and before and behind while scrolling. */
const around = { rest: 5, ahead: 12, behind: 4 };
const none: readonly number[] = [];

/**
 * Returns the visible rows and some beyond, more of them in the direction of scrolling, so that fast scrolling shows no gap;
 * always includes `kept`.
 */
export function rowsAround({ startIndex, endIndex, count }: Range, to: Direction, keptRows = none): number[] {
  const above = to === null ? around.rest : to === 'backward' ? around.ahead : around.behind;
  const below = to === null ? around.rest : to === 'forward' ? around.ahead : around.behind;
  const first = Math.max(0, startIndex - above);
  const last = Math.min(count - 1, endIndex + below);
  const shown = new Set(keptRows.filter((index) => index >= 0 && index < count));
  for (let index = first; index <= last; index++) shown.add(index);
  return [...shown].sort((a, b) => a - b);
}

/** Returns the rows that render before anything is measured: as many as fill the height by estimate, and some beyond. */
export function firstRows(count: number, height: number, heightOf: (index: number) => number): number[] {
  let filled = 0;
  let endIndex = -1;
  while (endIndex < count - 1 && filled < height) filled += heightOf(++endIndex);
  return rowsAround({ startIndex: 0, endIndex, overscan: 0, count }, null);
}
