// The items of a template while they are typed. Pure.

export interface DraftItem {
  /** The React key of the row while rows move. */
  key: number;
  text: string;
  description: string;
}

// Items of a draft that survived a reload keep their keys; new ones do not get the same.
let lastKey = Date.now();

export function newItem(text = '', description = ''): DraftItem {
  return { key: ++lastKey, text, description };
}

/** Moves the item at `from` to `to`. */
export function movedItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/**
 * Puts lines behind the item at `at`, the first one into it if it is empty; at most `most` items there are then. Returns them with the
 * key of the last one that has a line, and how many lines are left.
 */
export function withLines(items: readonly DraftItem[], at: number, lines: readonly string[], most: number) {
  const target = items[at];
  const isEmpty = target?.text.trim() === '';
  const filled = isEmpty ? items.map((item, index) => (index === at ? { ...item, text: lines[0] ?? '' } : item)) : items;
  const others = isEmpty ? lines.slice(1) : lines;
  const added = others.slice(0, Math.max(0, most - items.length)).map((text) => newItem(text));
  return {
    items: [...filled.slice(0, at + 1), ...added, ...filled.slice(at + 1)],
    last: added.at(-1)?.key ?? target?.key,
    left: others.length - added.length,
  };
}
