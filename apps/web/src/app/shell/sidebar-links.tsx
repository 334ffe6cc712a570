// The sections of the sidebar and their links: the person's own work, department boards with their open tasks, the company view, the members and, for
// administrators, the administration.
import { companyWorkspaceId, type OwnDepartment, screens } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, LayoutGrid, ShieldCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { departmentIcon } from '#app/shell/department-icon.tsx';
import { myDepartmentsQuery } from '#features/departments/departments.queries.ts';
import { usePermissions } from '#features/users/users.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { NavLink } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface SidebarLinksProps {
  collapsed: boolean;
  /** The person clicked a link. */
  onGo: () => void;
}

export function SidebarLinks({ collapsed, onGo }: SidebarLinksProps) {
  const { shell } = useText();
  const names = useNames();
  const { canAccessCompanyView, isAdmin } = usePermissions();
  const { data: departments, isPending } = useQuery(myDepartmentsQuery);
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const openTasks = new Map(workspaces.map((workspace) => [workspace.id, workspace.openTasks]));
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
        {departments?.filter(hasBoard).map((department) => (
          <Row
            {...row}
            key={department.id}
            to={screens.workspace.href(department.workspaceId)}
            label={names.department(department.name)}
            icon={departmentIcon(department.name)}
            count={openTasks.get(department.workspaceId)}
          />
        ))}
      </Section>
      <Section title={shell.team} collapsed={collapsed}>
        <Row {...row} to={screens.members.href()} label={shell.members} icon={<Users />} />
      </Section>
      {isAdmin ? (
        <Section title={shell.admin} collapsed={collapsed}>
          <Row {...row} to={screens.admin.href()} label={shell.adminPanel} icon={<ShieldCheck />} />
        </Section>
      ) : null}
    </div>
  );
}

function hasBoard(department: OwnDepartment): department is OwnDepartment & { workspaceId: number } {
  return department.workspaceId !== null;
}

function Section({ title, collapsed, children }: { title: string; collapsed: boolean; children: ReactNode }) {
  return (
    <section aria-label={title} className="sidebar-section">
      {collapsed ? null : <h2 className="sidebar-title">{title}</h2>}
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps extends SidebarLinksProps {
  to: string;
  label: string;
  icon: ReactNode;
  count?: number | undefined;
}

function Row({ to, label, icon, count = 0, collapsed, onGo }: RowProps) {
  const { openTasks } = useText().shell;
  const link = (
    <NavLink to={to} className="sidebar-row" onClick={onGo} aria-label={collapsed ? label : undefined}>
      <span aria-hidden="true" className="sidebar-icon">
        {icon}
      </span>
      {collapsed ? null : <span className="min-w-0 flex-1 truncate">{label}</span>}
      {collapsed || count === 0 ? null : (
        <span className="sidebar-count">
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{openTasks(count)}</span>
        </span>
      )}
    </NavLink>
  );
  return (
    <li>
      {collapsed ? (
        <Tooltip label={label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

function Waiting() {
  return ['first', 'second', 'third'].map((name) => (
    <li key={name} className="flex h-8 items-center px-2.5">
      <Skeleton className="h-3 w-full" />
    </li>
  ));
}
