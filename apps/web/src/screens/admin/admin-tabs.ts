// The parts of the administration that are built, in their order; each is loaded when it is opened.
import { type ComponentType, lazy } from 'react';
import type { AdminTabProps } from '#screens/admin/admin-tab.ts';

export const adminTabs = [
  { name: 'users', Tab: lazy(() => import('#screens/admin/users/users-tab.tsx').then((m) => ({ default: m.UsersTab }))) },
  {
    name: 'departments',
    Tab: lazy(() => import('#screens/admin/departments/departments-tab.tsx').then((m) => ({ default: m.DepartmentsTab }))),
  },
  {
    name: 'templates',
    Tab: lazy(() => import('#screens/admin/templates/templates-tab.tsx').then((m) => ({ default: m.TemplatesTab }))),
  },
  { name: 'tasks', Tab: lazy(() => import('#screens/admin/tasks-tab.tsx').then((m) => ({ default: m.TasksTab }))) },
  { name: 'emails', Tab: lazy(() => import('#screens/admin/emails/emails-tab.tsx').then((m) => ({ default: m.EmailsTab }))) },
  { name: 'audit', Tab: lazy(() => import('#screens/admin/audit/audit-tab.tsx').then((m) => ({ default: m.AuditTab }))) },
] as const satisfies { name: string; Tab: ComponentType<AdminTabProps> }[];
