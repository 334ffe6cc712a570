// The columns that a person has collapsed: theirs alone, kept in the browser.
import { storageKeys } from '@app/contract/limits.ts';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { readLocal, writeLocal } from '#lib/local-storage.ts';
import { createStore, type Store, useStore } from '#lib/store.ts';

/** So many are kept; the oldest are forgotten. */
const keptAtMost = 200;

type Ids = readonly number[];

const stores = new Map<string, Store<Ids>>();

function storeOf(key: string): Store<Ids> {
  const existing = stores.get(key);
  if (existing) return existing;
  const store = createStore<Ids>(readLocal(key, '').split(',').map(Number).filter(Boolean));
  stores.set(key, store);
  return store;
}

/** Returns the ids of the person's collapsed columns, and a function that collapses or expands one. */
export function useCollapsedColumns(): { collapsed: Ids; collapse: (columnId: number, on: boolean) => void } {
  const own = useQueryClient().getQueryData(currentUserQuery.queryKey)?.user.id ?? 0;
  const key = `${storageKeys.collapsedColumns}${own}`;
  const store = storeOf(key);
  const collapsed = useStore(store);
  function collapse(columnId: number, on: boolean): void {
    const others = store.get().filter((id) => id !== columnId);
    const next = (on ? [...others, columnId] : others).slice(-keptAtMost);
    store.set(next);
    writeLocal(key, next.join(','));
  }
  return { collapsed, collapse };
}
