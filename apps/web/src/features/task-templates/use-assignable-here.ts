// Which people may be assigned to tasks of a board, for what keeps people of one of its tasks.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { mayBeAssigned, useMembersOf } from '#features/departments/assignable.queries.ts';
import { usersById, usersQuery } from '#features/users/users.queries.ts';

/** Returns a predicate. Until the people are known it lets everybody through, and the server decides. */
export function useAssignableHere(department: string | undefined): (userId: number) => boolean {
  const keys = department === undefined ? [] : [departmentKey(department)];
  const members = useMembersOf(new Set(keys));
  const people = usersById(useQuery(usersQuery).data ?? []);
  if (people.size === 0 || members.size === 0) return () => true;
  return (userId) => people.has(userId) && mayBeAssigned(members, keys, userId, people.get(userId));
}
