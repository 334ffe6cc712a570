// The other people near the places of this person's tabs, as the stream sent them last.
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import { useSyncExternalStore } from 'react';
import { createStore } from '#lib/store.ts';

export const presentPeople = createStore<readonly PersonPresent[]>([]);

/** Returns the ids of those who are at a place, joined to a text: a component renders again only when it changes. */
export function usePresentIds(isThere: (person: PersonPresent) => boolean): string {
  const idsThere = () => [...new Set(presentPeople.get().flatMap((person) => (isThere(person) ? [person.userId] : [])))].join();
  return useSyncExternalStore(presentPeople.subscribe, idsThere, idsThere);
}

/** Whether a person has a task open. */
export function isAtTask(taskId: number): (person: PersonPresent) => boolean {
  return (person) => person.taskId === taskId;
}
