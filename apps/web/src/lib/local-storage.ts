// Reads and writes the browser's local storage without throwing, because private windows and full disks are normal.

/** The name of the database behind `offline-db.ts`. */
export const offlineDatabase = 'tasklane';

type Value = string | number | boolean;
type Wide<T extends Value> = T extends boolean ? boolean : T extends number ? number : string;

/** Returns the value under a key, or the fallback if there is none of the fallback's type. Text is stored as it is. */
export function readLocal<T extends Value>(key: string, fallback: T): Wide<T> {
  const stored = storedText(key);
  const kind = typeof fallback;
  let value: Value = fallback;
  if (stored !== null && kind === 'string') value = stored;
  if (kind === 'boolean' && (stored === 'true' || stored === 'false')) value = stored === 'true';
  if (kind === 'number' && stored !== null && stored !== '' && Number.isFinite(Number(stored))) value = Number(stored);
  return value as Wide<T>;
}

/** Returns whether a key is stored. */
export function hasLocal(key: string): boolean {
  return storedText(key) !== null;
}

/** Stores a value. Does nothing when the browser refuses. */
export function writeLocal(key: string, value: Value): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // The browser stores nothing: the setting lives as long as the page.
  }
}

/** Deletes a key. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
