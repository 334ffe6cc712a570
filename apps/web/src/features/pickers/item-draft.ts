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
