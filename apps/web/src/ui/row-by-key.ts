// Which row of a list a key leads to. Pure.

/** Rows that a page key passes. */
const page = 10;

/** The row; undefined for a key that leads to none. Arrows go on at the other end, pages end there. -1 is no row yet. */
export function rowByKey(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return active < last ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
  if (key === 'PageDown') return Math.min(active + page, last);
  if (key === 'PageUp') return Math.max(active - page, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
