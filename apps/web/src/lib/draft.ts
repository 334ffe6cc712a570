// Drafts: typed text in session storage, so that a reload or the end of a session loses nothing.
import { useState } from 'react';

const prefix = 'draft:';

/**
 * State that survives a reload of the page: the value, its setter, and a function that deletes the draft after a save. A value
 * that is not `worth` keeping lives as long as the component.
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

/** Keeps the drafts of this person and deletes those of anybody else who used this browser before. */
export function keepDraftsOf(userId: number): void {
  const owner = readDraft('owner', userId);
  if (owner !== userId) clearDrafts();
  writeDraft('owner', userId);
}

/** Deletes every draft, because the next person at this browser must not read them. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Renames the drafts of a task whose id changes. */
export function renameDrafts(localId: number, taskId: number): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(prefix) || !key.includes(String(localId))) continue;
      sessionStorage.setItem(key.replace(String(localId), String(taskId)), sessionStorage.getItem(key) ?? '');
      sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was stored.
  }
}

/** Reads a draft. Returns `initial` when there is none that can be parsed. */
export function readDraft<T>(key: string, initial: T): T {
  try {
    const stored = sessionStorage.getItem(prefix + key);
    return stored === null ? initial : (JSON.parse(stored) as T);
  } catch {
    return initial;
  }
}

/** Stores a draft. Does nothing when the browser stores nothing. */
export function writeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // The browser stores nothing: the draft lives as long as the page.
  }
}

/** Deletes a draft. */
export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was stored.
  }
}
