// The people who can be assigned to a task: the members of its departments, and always the signed-in person.

import { isAdmin } from '@app/contract/access.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useMembersOf } from '#features/departments/assignable.queries.ts';
import type { Mentionable } from '#features/markdown/use-mentions.ts';
import { personRows } from '#features/pickers/people.tsx';
import type { PickRow } from '#features/pickers/pick-list.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { compareTexts } from '#lib/collation.ts';
import { isActive, useShownName } from '#lib/shown-person.ts';
import { useText } from '#lib/text.ts';

interface Assignable {
  id: number;
  user: UserCard;
}

/** `chosen` people stay in the list whatever their departments are. */
export function useAssignable(
  departments: readonly string[],
  chosen: readonly number[],
  people: ReadonlyMap<number, UserCard>,
): Assignable[] {
  const me = useCurrentUser();
  const members = [...useMembersOf(new Set(departments.map(departmentKey))).values()].flat();
  const found = new Map<number, UserCard>([[me.id, people.get(me.id) ?? me]]);
  const stay = chosen.map((id) => people.get(id)).filter((user) => user !== undefined);
  const others = [...members, ...stay].sort((a, b) => compareTexts(a.fullName, b.fullName));
  for (const user of others) if (!found.has(user.id)) found.set(user.id, user);
  return [...found.values()].map((user) => ({ id: user.id, user }));
}

/** Returns them as picker rows, with '(me)' behind one's own name. */
export function useAssigneeRows(offered: readonly Assignable[]): PickRow[] {
  const { users: words } = useText();
  const me = useCurrentUser();
  const shownName = useShownName();
  const nameOf = (person: UserCard) => (person.id === me.id ? `${person.fullName} ${words.me}` : shownName(person));
  return personRows(
    offered.map(({ user }) => user),
    nameOf,
  );
}

interface Planned {
  workspaceId: number;
  department: string;
  departments: readonly string[];
  assigneeId: number | null;
  assignees: readonly number[];
}

/**
 * Returns the people who will see a task that is being created, for mentions: members of its departments and its board's, its
 * assignees, administrators.
 */
export function useFuturePeople(task: Planned, people: ReadonlyMap<number, UserCard>): Mentionable {
  const me = useCurrentUser();
  const chosen = withPrimaryAssignee(task.assigneeId, task.assignees);
  const administrators = [...people.values()].filter((person) => isAdmin(person) && isActive(person)).map(({ id }) => id);
  const board = useQuery(workspacesQuery).data?.find(({ id }) => id === task.workspaceId)?.department;
  const departments = [task.department, ...task.departments, ...(board === undefined ? [] : [board])];
  const offered = useAssignable(departments, [...chosen, ...administrators], people);
  const others = offered.filter(({ id }) => id !== me.id).map(({ user }) => ({ ...user, assigned: chosen.includes(user.id) }));
  return {
    people: [...others.filter(({ assigned }) => assigned), ...others.filter(({ assigned }) => !assigned)],
    want: () => undefined,
  };
}
