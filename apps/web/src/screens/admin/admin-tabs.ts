// The tabs of the administration in their order; each loads when it is opened.
import type { ComponentType } from 'react';
import { lazyComponent } from '#lib/lazy.tsx';
import type { AdminTabProps } from '#screens/admin/admin-tab.ts';

export const adminTabs = [
  {
    name: 'users',
    Tab: lazyComponent(() => import('#screens/admin/users/users-tab.tsx').then((m) => ({ default: m.UsersTab }))),
  },
  {
    name: 'departments',
    Tab: lazyComponent(() =>
      import('#screens/admin/departments/departments-tab.tsx').then((m) => ({ default: m.DepartmentsTab })),
    ),
  },
  {
    name: 'templates',
    Tab: lazyComponent(() => import('#screens/admin/templates/templates-tab.tsx').then((m) => ({ default: m.TemplatesTab }))),
  },
  { name: 'tasks', Tab: lazyComponent(() => import('#screens/admin/tasks-tab.tsx').then((m) => ({ default: m.TasksTab }))) },
  {
    name: 'imports',
    Tab: lazyComponent(() => import('#screens/admin/imports/imports-tab.tsx').then((m) => ({ default: m.ImportsTab }))),
  },
  {
    name: 'emails',
    Tab: lazyComponent(() => import('#screens/admin/emails/emails-tab.tsx').then((m) => ({ default: m.EmailsTab }))),
  },
  {
    name: 'scores',
    Tab: lazyComponent(() => import('#screens/admin/scores/scores-tab.tsx').then((m) => ({ default: m.ScoresTab }))),
  },
  {
    name: 'models',
    Tab: lazyComponent(() => import('#screens/admin/models/models-tab.tsx').then((m) => ({ default: m.ModelsTab }))),
  },
  {
    name: 'signIn',
    Tab: lazyComponent(() => import('#screens/admin/sign-in/sign-in-tab.tsx').then((m) => ({ default: m.SignInTab }))),
  },
  {
    name: 'server',
    Tab: lazyComponent(() => import('#screens/admin/server/server-tab.tsx').then((m) => ({ default: m.ServerTab }))),
  },
  {
    name: 'webhooks',
    Tab: lazyComponent(() => import('#screens/admin/webhooks/webhooks-tab.tsx').then((m) => ({ default: m.WebhooksTab }))),
  },
  {
    name: 'audit',
    Tab: lazyComponent(() => import('#screens/admin/audit/audit-tab.tsx').then((m) => ({ default: m.AuditTab }))),
  },
] as const satisfies { name: string; Tab: ComponentType<AdminTabProps> }[];
