// The departments that a person may give a task.
import { adminDepartments, departmentKey, publicDepartments } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { usePermissions } from '#features/users/users.queries.ts';

/** The public departments; for administrators also their own list and every department there is. `chosen` always stay. */
export function useDepartmentOptions(chosen: readonly string[]): string[] {
  const { isAdmin } = usePermissions();
  const { data } = useQuery({ ...departmentsQuery, enabled: isAdmin });
  const own = isAdmin ? [...adminDepartments, ...(data ?? []).map(({ name }) => name)] : [];
  return eachOnce(
    [...chosen.filter(Boolean), ...(isAdmin ? own : []), ...publicDepartments],
    [...publicDepartments, ...own, ...chosen],
  );
}

/** The names, each department once under its first name, in the order of the second list. */
function eachOnce(names: readonly string[], order: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const name of names) if (!kept.has(departmentKey(name))) kept.set(departmentKey(name), name);
  const rank = new Map<string, number>();
  for (const name of order) if (!rank.has(departmentKey(name))) rank.set(departmentKey(name), rank.size);
  return [...kept].sort(([a], [b]) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0)).map(([, name]) => name);
}

/** Says whether two names mean the same department. */
export function isSameDepartment(a: string, b: string): boolean {
  return departmentKey(a) === departmentKey(b);
}
