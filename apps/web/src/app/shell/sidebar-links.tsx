// The sections of the sidebar and their links: the person's own work, department boards with their open tasks, the company view, the members and, for
// administrators, the administration.

import type { OwnDepartment } from '@app/contract/departments/departments.contract.ts';
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LayoutGrid, ShieldCheck, Users } from 'lucide-react';
import { useState } from 'react';
import { departmentIcon } from '#app/shell/department-icon.tsx';
import { Row, Section, type SidebarProps } from '#app/shell/sidebar-rows.tsx';
import { myDepartmentsQuery } from '#features/departments/departments.queries.ts';
import { usePermissions } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDepartmentKeys } from '#lib/department-keys.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const SidebarViews = lazyOverlay(() => import('#app/shell/sidebar-views.tsx').then((m) => ({ default: m.SidebarViews })), {
  silent: true,
});

export function SidebarLinks({ collapsed, onGo }: SidebarProps) {
  const { shell, workspaces: words } = useText();
  const names = useNames();
  const keyOf = useDepartmentKeys();
  const { canAccessCompanyView, isAdmin } = usePermissions();
  const { data: departments, isPending } = useQuery(myDepartmentsQuery);
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const openTasks = new Map(workspaces.map((workspace) => [workspace.id, workspace.openTasks]));
  const boards = departments?.filter(hasBoard);
  const row = { collapsed, onGo };
  return (
    <div className="sidebar-links">
      <ul className="sidebar-section">
        <Row {...row} to={screens.myWork.href()} label={shell.myWork} icon={<CircleCheck />} />
      </ul>
      <Section title={shell.departments} collapsed={collapsed}>
        {canAccessCompanyView ? (
          <Row {...row} to={screens.workspace.href(companyWorkspaceId)} label={shell.allDepartments} icon={<LayoutGrid />} />
        ) : null}
        {isPending ? <Waiting /> : null}
        {boards?.length === 0 && !canAccessCompanyView && !collapsed ? (
          <li className="px-2.5 text-13 text-ink-3">{words.noneTitle}</li>
        ) : null}
        {boards?.map((department) => (
          <Row
            {...row}
            key={department.id}
            to={screens.workspace.href(department.workspaceId)}
            label={names.department(department.name)}
            icon={departmentIcon(keyOf(department.name))}
            count={openTasks.get(department.workspaceId)}
          />
        ))}
      </Section>
      <Section title={shell.team} collapsed={collapsed} waits={isPending}>
        <Row {...row} to={screens.members.href()} label={shell.members} icon={<Users />} />
      </Section>
      {isAdmin ? (
        <Section title={shell.admin} collapsed={collapsed} waits={isPending}>
          <Row {...row} to={screens.admin.href()} label={shell.adminPanel} icon={<ShieldCheck />} />
        </Section>
      ) : null}
      <ViewsSlot {...row} />
    </div>
  );
}

function hasBoard(department: OwnDepartment): department is OwnDepartment & { workspaceId: number } {
  return department.workspaceId !== null;
}

function Waiting() {
  return ['first', 'second', 'third'].map((name) => (
    <li key={name} className="flex h-8 items-center px-2.5">
      <Skeleton className="h-3 w-full" />
    </li>
  ));
}

/** The saved views load after the first screen, so they are last: nothing moves when they come. */
function ViewsSlot(props: SidebarProps) {
  const [isPainted, setPainted] = useState(false);
  useAfterFirstPaint(() => void SidebarViews.preload().then(() => setPainted(true)), 'soon');
  return isPainted ? <SidebarViews {...props} /> : null;
}
