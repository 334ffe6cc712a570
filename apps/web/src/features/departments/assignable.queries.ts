// Queries the people who may be given a task: members of its departments, administrators, and its own people. The server decides.

import { isAdmin } from '@app/contract/access.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { departmentsQuery, departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { isActive } from '#lib/shown-person.ts';

/** The loaded members of each department, by the key of its name. */
type Members = ReadonlyMap<string, readonly UserCard[]>;

/** Returns the members of departments who can be given work. Nothing loads while it is not `enabled`. */
export function useMembersOf(keys: ReadonlySet<string>, enabled = true): Members {
  const all = useQuery({ ...departmentsQuery, enabled }).data ?? [];
  const requested = enabled ? all.filter(({ name }) => keys.has(departmentKey(name))) : [];
  return useQueries({
    queries: requested.map(({ id }) => departmentUsersQuery(id)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, at) => {
          const name = requested[at]?.name;
          return data && name !== undefined
            ? [[departmentKey(name), data.map(({ user }) => user).filter(isActive)] as const]
            : [];
        }),
      ),
  });
}

/** Returns whether somebody may be given a task of these departments; true as long as their members are not known. */
export function mayBeAssigned(members: Members, keys: readonly string[], userId: number, person: UserCard | undefined): boolean {
  if (person && !isActive(person)) return false;
  if (person && isAdmin(person)) return true;
  return keys.some((key) => members.get(key)?.some(({ id }) => id === userId) ?? true);
}
