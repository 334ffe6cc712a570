// Gives the shell the keys of departments (`lib/department-keys.ts`): of the boards that the person sees, and of others once they show.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { type DepartmentKeyMap, KeysContext, noKeys, otherAreShown, otherKeys } from '#lib/department-keys.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useStore } from '#lib/store.ts';

const OtherDepartments = lazyOverlay(
  () => import('#features/departments/other-departments.tsx').then((m) => ({ default: m.OtherDepartments })),
  { silent: true },
);

// Counts of tasks change often, but not what this returns, so no card is rendered for them.
const keysOf = (boards: Workspace[]): DepartmentKeyMap =>
  Object.fromEntries(
    boards.map(({ department, departmentKey: key }) => [departmentKey(department), key ?? departmentKey(department)]),
  );

export function DepartmentKeys({ children }: { children: ReactNode }) {
  const { data: boards = noKeys } = useQuery({ ...workspacesQuery, select: keysOf });
  const others = useStore(otherKeys);
  return (
    <KeysContext value={boards === noKeys ? others : { ...others, ...boards }}>
      {children}
      {useStore(otherAreShown) ? <OtherDepartments /> : null}
    </KeysContext>
  );
}
