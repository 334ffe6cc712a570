// The departments that a person may give a task.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { departmentsQuery, myDepartmentsQuery, openDepartments } from '#features/departments/departments.queries.ts';
import { usePermissions } from '#features/users/users.queries.ts';

/** Returns the person's own departments and public ones; for administrators all departments. */
export function useKnownDepartments(): string[] {
  return useDepartmentOptions([]);
}

const none: readonly never[] = [];

/** The same, and always `chosen`. */
export function useDepartmentOptions(chosen: readonly string[]): string[] {
  const { isAdmin } = usePermissions();
  const { data: all = none } = useQuery(departmentsQuery);
  const { data: own = none } = useQuery({ ...myDepartmentsQuery, enabled: !isAdmin });
  const mine = new Set(own.map(({ id }) => id));
  const offered = openDepartments(all)
    .filter(({ id, isPublic }) => isAdmin || isPublic || mine.has(id))
    .map(({ name }) => name);
  const given = chosen.filter((name) => name.trim() !== '');
  return uniqueDepartments([...offered, ...given], [...offered, ...given]);
}

/** Removes duplicates of a department, keeping its first name, in the order of the second list. */
export function uniqueDepartments(names: readonly string[], order: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const name of names) if (!byKey.has(departmentKey(name))) byKey.set(departmentKey(name), name);
  const rank = new Map<string, number>();
  for (const name of order) if (!rank.has(departmentKey(name))) rank.set(departmentKey(name), rank.size);
  return [...byKey].sort(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)).map(([, name]) => name);
}

/** Returns whether two names mean the same department. */
export function isSameDepartment(a: string, b: string): boolean {
  return departmentKey(a) === departmentKey(b);
}
