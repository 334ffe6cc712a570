// The browser's local storage, read and written without ever throwing: private windows and full disks are no errors.

type Value = string | number | boolean;
type Wide<T extends Value> = T extends boolean ? boolean : T extends number ? number : string;

/** The value under a key, or the fallback where there is none of the fallback's type. Text is stored as it is. */
export function readLocal<T extends Value>(key: string, fallback: T): Wide<T> {
  const stored = storedText(key);
  const kind = typeof fallback;
  let value: Value = fallback;
  if (stored !== null && kind === 'string') value = stored;
  if (kind === 'boolean' && (stored === 'true' || stored === 'false')) value = stored === 'true';
  if (kind === 'number' && stored !== null && stored !== '' && Number.isFinite(Number(stored))) value = Number(stored);
  return value as Wide<T>;
}

/** Says whether something is stored under a key. */
export function hasLocal(key: string): boolean {
  return storedText(key) !== null;
}

/** Stores a value; where the browser refuses, nothing happens. */
export function writeLocal(key: string, value: Value): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // The browser keeps nothing; the setting lasts as long as the page.
  }
}

/** Forgets a key. */
export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
