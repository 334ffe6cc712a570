// Maps a key to the option of a list that becomes active. Pure.

const pageSize = 10;

/** Returns the next active option, or undefined for another key. Arrow keys wrap around, page keys do not. `active` is -1 if no option is active. */
export function optionByKey(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return active < last ? active + 1 : 0;
  if (key === 'ArrowUp') return active > 0 ? active - 1 : last;
  if (key === 'PageDown') return Math.min(active + pageSize, last);
  if (key === 'PageUp') return Math.max(active - pageSize, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}
