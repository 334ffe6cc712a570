// Finds departments by the names that they have and had. The first screens of the web do not load it.
import { canonicalDepartment, departmentKey } from '#departments/departments.rules.ts';

/** A department with the names that it had before. */
export interface NamedDepartment {
  name: string;
  formerNames?: readonly string[] | undefined;
}

/** Returns the function that finds a department by any of its names; a present name is stronger than a former one. */
export function departmentsByName<T extends NamedDepartment>(departments: readonly T[]): (name: string) => T | undefined {
  const found = new Map<string, T>();
  for (const each of departments) for (const former of each.formerNames ?? []) found.set(departmentKey(former), each);
  for (const each of departments) found.set(departmentKey(each.name), each);
  return (name) => found.get(departmentKey(name));
}

/** Returns the function that gives the present name for any name of a department; an unknown name becomes canonical. */
export function presentNames(departments: readonly NamedDepartment[]): (name: string) => string {
  const find = departmentsByName(departments);
  return (name) => find(name)?.name ?? canonicalDepartment(name);
}
