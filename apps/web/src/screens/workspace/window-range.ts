// Which rows of a windowed list are drawn. Pure.
import type { Range, Virtualizer } from '@tanstack/react-virtual';

type Direction = Virtualizer<Element, Element>['scrollDirection'];

/** Rows that are drawn beyond the edges: at rest, and where the scrolling goes to and comes from. */
const around = { rest: 5, ahead: 12, behind: 4 };
const none: readonly number[] = [];

/** The rows in sight and some beyond, more of them where the scrolling goes, so that a fast hand finds no gap; `kept` come with them. */
export function rowsAround({ startIndex, endIndex, count }: Range, to: Direction, kept = none): number[] {
  const above = to === null ? around.rest : to === 'backward' ? around.ahead : around.behind;
  const below = to === null ? around.rest : to === 'forward' ? around.ahead : around.behind;
  const first = Math.max(0, startIndex - above);
  const last = Math.min(count - 1, endIndex + below);
  const shown = new Set(kept.filter((index) => index >= 0 && index < count));
  for (let index = first; index <= last; index++) shown.add(index);
  return [...shown].sort((a, b) => a - b);
}

/** The rows that are drawn before anything is measured: as many as fill the height by what they will about take, and some beyond. */
export function firstRows(count: number, height: number, heightOf: (index: number) => number): number[] {
  let filled = 0;
  let endIndex = -1;
  while (endIndex < count - 1 && filled < height) filled += heightOf(++endIndex);
  return rowsAround({ startIndex: 0, endIndex, overscan: 0, count }, null);
}
