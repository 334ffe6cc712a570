// The departments of a task without members.
import { useQueries, useQuery } from '@tanstack/react-query';
import { departmentsQuery, departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { isSameDepartment, uniqueDepartments } from '#features/tasks/data/department-options.ts';

/** Returns the departments that have no members or do not exist. */
export function useEmptyDepartments(names: readonly string[]): string[] {
  const { data: all } = useQuery(departmentsQuery);
  const chosen = uniqueDepartments(
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
