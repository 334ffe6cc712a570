/** Returns the place of the column that a board shows first; the last part of the board where it is scrolled to its end. */
export function columnInSight(board: HTMLElement | null): number {
  if (!board) return 0;
  const first = board.firstElementChild;
  const width = first instanceof HTMLElement ? first.offsetWidth : board.clientWidth;
  const atEnd = board.scrollLeft > 0 && board.scrollLeft + board.clientWidth >= board.scrollWidth - 2;
  return atEnd ? board.childElementCount - 1 : Math.round(board.scrollLeft / width);
}
