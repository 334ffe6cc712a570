// Which people may be assigned to tasks of a board, for what keeps people of one of its tasks.
import { departmentKey, isAdmin } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { departmentsQuery, departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { usersById, usersQuery } from '#features/users/users.queries.ts';

/** Returns a predicate. Until the members are known it lets everybody through, and the server decides. */
export function useAssignableHere(department: string | undefined): (userId: number) => boolean {
  const departments = useQuery(departmentsQuery).data;
  const key = department === undefined ? undefined : departmentKey(department);
  const id = departments?.find(({ name }) => departmentKey(name) === key)?.id;
  const members = useQuery({ ...departmentUsersQuery(id ?? 0), enabled: id !== undefined }).data;
  const people = usersById(useQuery(usersQuery).data ?? []);
  if (!members || people.size === 0) return () => true;
  const ids = new Set(members.map(({ user }) => user.id));
  return (userId) => {
    const person = people.get(userId);
    return person !== undefined && (ids.has(userId) || isAdmin(person));
  };
}
