// Whom a lane can give a task: members of its departments, administrators, oneself. The server decides; this says it before the drop.
import { departmentKey, isAdmin, type TaskCard, type UserCard } from '@app/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { departmentsQuery, departmentUsersQuery } from '#features/departments/departments.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';

interface Given {
  /** Nothing is loaded while lanes are not people. */
  enabled: boolean;
  /** The key of the board's department, whose members see all of its tasks. */
  ownKey: string | undefined;
  tasks: readonly TaskCard[];
  people: ReadonlyMap<number, UserCard>;
}

/** Returns whether somebody can be assigned to a task; true where it is not known. */
export function useMayAssign({ enabled, ownKey, tasks, people }: Given): (task: TaskCard, userId: number) => boolean {
  const { id: me } = useCurrentUser();
  const all = useQuery({ ...departmentsQuery, enabled }).data;
  const keys = useMemo(() => new Set(enabled ? [ownKey ?? '', ...tasks.flatMap(keysOf)] : []), [enabled, ownKey, tasks]);
  const known = (all ?? []).map(({ id, name }) => ({ id, key: departmentKey(name) })).filter(({ key }) => keys.has(key));
  const members = useQueries({
    queries: known.map(({ id }) => departmentUsersQuery(id)),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, at) => (data ? [[known[at]?.key, new Set(data.map(({ user }) => user.id))] as const] : [])),
      ),
  });
  return (task, userId) => {
    const person = people.get(userId);
    if (userId === me || task.assignees.includes(userId) || (person && isAdmin(person))) return true;
    return [...(ownKey === undefined ? [] : [ownKey]), ...keysOf(task)].some((key) => members.get(key)?.has(userId) ?? true);
  };
}

const keysOf = ({ department, departments }: TaskCard) => [department, ...departments].map(departmentKey);
