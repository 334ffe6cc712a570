// The tasks that have got their id from the server while the page was open: whatever knows them by the local one goes on.
import { createStore } from '#lib/store.ts';

type CreatedTasks = ReadonlyMap<number, number>;

/** The ids of the server by the local ones. */
export const createdTasks = createStore<CreatedTasks>(new Map());

/** Returns a text, such as an address or the name of a draft, with the ids of the server in place of local ones. */
export function withServerIds(text: string, created = createdTasks.get()): string {
  let now = text;
  for (const [localId, id] of created) now = now.replace(String(localId), String(id));
  return now;
}
