// Gives a department its name: one that no other department has or had.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { Db } from '#db/connect.ts';
import { ownersOfName } from '#departments/department-names.sql.ts';
import { conflictError } from '#endpoints/errors.ts';
import { lockLimit } from '#endpoints/list-limits.ts';

/** The name of the limit by which those who make, rename, order or merge departments take turns. */
export const departmentsLimit = 'departments';

export function lockNames(db: Db): Promise<void> {
  return lockLimit(db, departmentsLimit);
}

/**
 * Returns the key of a board that a deleted department of this name left behind; undefined if there is none. Throws 409 if another
 * department than `ownKey` has the name, in any spelling, or had it before: links and imports with it lead there. The caller has
 * locked the names.
 */
export async function assertNameFree(db: Db, name: string, ownKey?: string): Promise<string | undefined> {
  const owners = await ownersOfName(db, departmentKey(name));
  const others = owners.filter(({ key, isThere }) => isThere && key !== ownKey);
  if (others.some(({ isFormer }) => !isFormer)) throw conflictError('departments.nameTaken');
  if (others.length > 0) throw conflictError('departments.nameFormer');
  return owners.find(({ isThere }) => !isThere)?.key;
}

/** Returns a name as it is stored. */
export function storedName(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim();
}
