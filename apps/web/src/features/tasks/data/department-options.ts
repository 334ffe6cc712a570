// The departments that a person may give a task.
import { departmentKey } from '@app/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { departmentsQuery, departmentUsersQuery, myDepartmentsQuery } from '#features/departments/departments.queries.ts';
import { usePermissions } from '#features/users/users.queries.ts';

/** The person's own departments and those that are open to all; for administrators every department there is. */
export function useKnownDepartments(): string[] {
  return useDepartmentOptions([]);
}

const none: readonly never[] = [];

/** The same, and `chosen`, which always stay. */
export function useDepartmentOptions(chosen: readonly string[]): string[] {
  const { isAdmin } = usePermissions();
  const { data: all = none } = useQuery(departmentsQuery);
  const { data: own = none } = useQuery({ ...myDepartmentsQuery, enabled: !isAdmin });
  const mine = new Set(own.map(({ id }) => id));
  const offered = all.filter(({ id, isPublic }) => isAdmin || isPublic || mine.has(id)).map(({ name }) => name);
  const given = chosen.filter((name) => name.trim() !== '');
  return eachOnce([...offered, ...given], [...offered, ...given]);
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
