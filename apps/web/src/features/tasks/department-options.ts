// The departments that a person may give a task.
import { adminDepartments, departmentKey, publicDepartments } from '@app/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { departmentsQuery, departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { usePermissions } from '#features/users/users.queries.ts';

/** The public departments; for administrators also their own list and every department there is. */
export function useKnownDepartments(): string[] {
  return useDepartmentOptions([]);
}

/** The same, and `chosen`, which always stay. */
export function useDepartmentOptions(chosen: readonly string[]): string[] {
  const { isAdmin } = usePermissions();
  const { data } = useQuery({ ...departmentsQuery, enabled: isAdmin });
  const own = isAdmin ? [...adminDepartments, ...(data ?? []).map(({ name }) => name)] : [];
  const given = chosen.filter((name) => name.trim() !== '');
  return eachOnce([...given, ...own, ...publicDepartments], [...publicDepartments, ...own, ...given]);
}

/** Those of the departments to which nobody belongs, because there is no such department or it has no members. */
export function useEmptyDepartments(names: readonly string[]): string[] {
  const { data: all } = useQuery(departmentsQuery);
  const chosen = eachOnce(
    names.filter((name) => name.trim() !== ''),
    names,
  );
  const found = chosen.map((name) => ({ name, id: all?.find((each) => isSameDepartment(each.name, name))?.id }));
  const ids = found.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const empty = useQueries({
    queries: ids.map((id) => departmentUsersQuery(id)),
    combine: (results) => ids.filter((_, index) => results[index]?.data?.length === 0),
  });
  if (!all) return [];
  return found.filter(({ id }) => id === undefined || empty.includes(id)).map(({ name }) => name);
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
