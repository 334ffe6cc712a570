// Whom a lane can give a task: this says it before the drop.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useMemo } from 'react';
import { mayBeAssigned, useMembersOf } from '#features/departments/assignable.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';

interface MayAssignOptions {
  /** Nothing is loaded while lanes are not people. */
  enabled: boolean;
  /** The key of the board's department, whose members see all of its tasks. */
  ownKey: string | undefined;
  tasks: readonly TaskCard[];
  people: ReadonlyMap<number, UserCard>;
}

/** Returns whether somebody can be assigned to a task; true where it is not known. */
export function useMayAssign({ enabled, ownKey, tasks, people }: MayAssignOptions): (task: TaskCard, userId: number) => boolean {
  const { id: me } = useCurrentUser();
  const own = ownKey === undefined ? [] : [ownKey];
  const keys = useMemo(() => new Set(enabled ? [ownKey ?? '', ...tasks.flatMap(keysOf)] : []), [enabled, ownKey, tasks]);
  const members = useMembersOf(keys, enabled);
  return (task, userId) =>
    userId === me ||
    task.assignees.includes(userId) ||
    mayBeAssigned(members, [...own, ...keysOf(task)], userId, people.get(userId));
}

const keysOf = ({ department, departments }: TaskCard) => [department, ...departments].map(departmentKey);
