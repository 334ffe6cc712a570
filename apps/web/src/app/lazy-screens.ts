// Every screen as a part of its own, loaded when its URL is visited; `loadFor` starts that before React does.
import { screens } from '@app/contract';
import { lazy } from 'react';

const load = {
  auth: () => import('#screens/auth/auth-screen.tsx').then((m) => ({ default: m.AuthScreen })),
  shell: () => import('#app/shell/shell.tsx').then((m) => ({ default: m.Shell })),
  workspace: () => import('#screens/workspace/workspace-screen.tsx').then((m) => ({ default: m.WorkspaceScreen })),
  task: () => import('#screens/task/task-screen.tsx').then((m) => ({ default: m.TaskScreen })),
  members: () => import('#screens/members/members-screen.tsx').then((m) => ({ default: m.MembersScreen })),
  profile: () => import('#screens/profile/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  settings: () => import('#screens/settings/settings-screen.tsx').then((m) => ({ default: m.SettingsScreen })),
  notifications: () =>
    import('#screens/notifications/notifications-screen.tsx').then((m) => ({ default: m.NotificationsScreen })),
};

export const AuthScreen = lazy(load.auth);
export const Shell = lazy(load.shell);
export const WorkspaceScreen = lazy(load.workspace);
export const TaskScreen = lazy(load.task);
export const MembersScreen = lazy(load.members);
export const ProfileScreen = lazy(load.profile);
export const SettingsScreen = lazy(load.settings);
export const NotificationsScreen = lazy(load.notifications);

/** Starts to load what a path will show, so that its parts do not wait for each other. A failure shows itself later. */
export function loadFor(pathname: string): void {
  const names = namesFor(pathname);
  for (const name of names) load[name]().catch(() => undefined);
}

function namesFor(pathname: string): (keyof typeof load)[] {
  if (pathname.startsWith(screens.auth.href())) return ['auth'];
  const [first] = pathname.slice(1).split('/');
  const known = ['task', 'members', 'profile', 'settings', 'notifications'] as const;
  return ['shell', known.find((name) => name === first) ?? 'workspace'];
}
