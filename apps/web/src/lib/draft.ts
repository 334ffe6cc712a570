// Drafts: what a person types, kept in session storage so that a reload or the end of a session loses nothing.
import { useState } from 'react';

const prefix = 'draft:';

/**
 * A value that survives a reload of the page: the value, how to change it, and how to forget it once it is saved. What is not
 * `worth` keeping lasts as long as what shows it.
 */
export function useDraft<T>(
  key: string,
  initial: T,
  worth: (value: T) => boolean = () => true,
): [T, (next: T) => void, () => void] {
  const [held, hold] = useState(() => ({ key, value: readDraft(key, initial) }));
  let current = held;
  if (held.key !== key) {
    current = { key, value: readDraft(key, initial) };
    hold(current);
  }
  function change(next: T): void {
    hold({ key, value: next });
    if (worth(next)) writeDraft(key, next);
    else removeDraft(key);
  }
  function clear(): void {
    hold({ key, value: initial });
    removeDraft(key);
  }
  return [current.value, change, clear];
}

/** Keeps the drafts of a person and forgets those of anybody else who was at this screen before. */
export function keepDraftsOf(userId: number): void {
  const owner = readDraft('owner', userId);
  if (owner !== userId) clearDrafts();
  writeDraft('owner', userId);
}

/** Forgets every draft; the next person at this screen must not read them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The draft under a key, or `initial` where there is none that can be read. */
export function readDraft<T>(key: string, initial: T): T {
  try {
    const stored = sessionStorage.getItem(prefix + key);
    return stored === null ? initial : (JSON.parse(stored) as T);
  } catch {
    return initial;
  }
}

/** Keeps a draft; where the browser keeps nothing, nothing happens. */
export function writeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // The browser keeps nothing; the draft lasts as long as the page.
  }
}

/** Forgets a draft. */
export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept.
  }
}
