// The stored keys of departments by their names: a department that is renamed keeps its colour and icon, which follow its key.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { createContext, use, useEffect } from 'react';
import { createStore } from '#lib/store.ts';

/** Keys by the key of the name. */
export type DepartmentKeyMap = Readonly<Record<string, string>>;

export const noKeys: DepartmentKeyMap = {};
export const KeysContext = createContext(noKeys);

/** The keys of departments whose board the person does not see; they load when a card shows one. */
export const otherKeys = createStore(noKeys);
export const otherAreShown = createStore(false);

/** Returns the function that gives the key of a department by its name. */
export function useDepartmentKeys(): (name: string) => string {
  const keys = use(KeysContext);
  return (name) => keyIn(keys, name) ?? departmentKey(name);
}

/** Returns the key of a department that a task names. Until it has loaded, another department has the colour of its name. */
export function useDepartmentKey(name: string): string {
  const keys = use(KeysContext);
  const known = keyIn(keys, name);
  useEffect(() => {
    if (known === undefined && keys !== noKeys) otherAreShown.set(true);
  }, [known, keys]);
  return known ?? departmentKey(name);
}

function keyIn(keys: DepartmentKeyMap, name: string): string | undefined {
  const key = departmentKey(name);
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}
