// Drafts: typed text in session storage, so that a reload or the end of a session loses nothing.
import { useState } from 'react';
import { withServerIds } from '#lib/created-tasks.ts';

const prefix = 'draft:';

/**
 * State that survives a reload of the page: the value, its setter, and a function that deletes the draft after a save. A value
 * that is not `worth` keeping lives as long as the component, also if the task that the draft belongs to gets its id.
 */
export function useDraft<T>(
  name: string,
  initial: T,
  worth: (value: T) => boolean = () => true,
): [T, (next: T) => void, () => void] {
  // Which tasks have got their id is read anew with each render.
  'use no memo';
  const key = withServerIds(name);
  const [held, hold] = useState(() => ({ key, value: readDraft(key, initial) }));
  let current = held;
  if (held.key !== key) {
    current = { key, value: withServerIds(held.key) === key ? held.value : readDraft(key, initial) };
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
  for (const name of draftNames()) sessionStorage.removeItem(prefix + name);
}

/** Returns the names of all drafts. */
export function draftNames(): string[] {
  try {
    return Object.keys(sessionStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
  } catch {
    // The browser stores nothing.
    return [];
  }
}

/** Reads a draft. Returns `initial` when there is none that can be parsed. */
export function readDraft<T>(key: string, initial: T): T {
  try {
    const stored = sessionStorage.getItem(prefix + withServerIds(key));
    return stored === null ? initial : (JSON.parse(stored) as T);
  } catch {
    return initial;
  }
}

/** Stores a draft. Does nothing when the browser stores nothing. */
export function writeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(prefix + withServerIds(key), JSON.stringify(value));
  } catch {
    // The browser stores nothing: the draft lives as long as the page.
  }
}

/** Deletes a draft. */
export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + withServerIds(key));
  } catch {
    // Nothing was stored.
  }
}
