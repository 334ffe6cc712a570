// The lanes that a person has collapsed: theirs alone, kept in the browser.
import { storageKeys } from '@app/contract/limits.ts';
import { useState } from 'react';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';

/** So many are kept; the oldest are forgotten. */
const keptAtMost = 200;

/** Returns the person's collapsed lanes, by their keys, and a function that collapses or expands one. */
export function useCollapsedLanes(): { collapsed: ReadonlySet<string>; collapse: (lane: string, on: boolean) => void } {
  const storageKey = `${storageKeys.collapsedLanes}${useCurrentUser().id}`;
  const [collapsed, setCollapsed] = useState(() => new Set(readLocal(storageKey, '').split('\n').filter(Boolean)));
  function collapse(lane: string, on: boolean): void {
    const others = [...collapsed].filter((each) => each !== lane);
    const next = (on ? [...others, lane] : others).slice(-keptAtMost);
    setCollapsed(new Set(next));
    writeLocal(storageKey, next.join('\n'));
  }
  return { collapsed, collapse };
}

/** The key of a lane among those of all boards. */
export const laneKeyOf = (boardId: number, by: string, lane: string) => `${boardId}:${by}:${lane}`;
