// Every screen as a part of its own, loaded when its URL is visited; `loadFor` starts that before React does.
import { isAuthPath, screens } from '@app/contract';
import { withWords } from '#lib/language.ts';
import { part } from '#lib/part.tsx';
import { loadView } from '#screens/workspace/view-parts.ts';

const load = {
  auth: () => import('#screens/auth/auth-screen.tsx').then((m) => ({ default: m.AuthScreen })),
  invitation: () => import('#screens/invitation/invitation-screen.tsx').then((m) => ({ default: m.InvitationScreen })),
  passwordReset: () =>
    import('#screens/password-reset/password-reset-screen.tsx').then((m) => ({ default: m.PasswordResetScreen })),
  emailLink: () => import('#screens/email-link/email-link-screen.tsx').then((m) => ({ default: m.EmailLinkScreen })),
  shell: () => import('#app/shell/shell.tsx').then((m) => ({ default: m.Shell })),
  workspace: () => import('#screens/workspace/workspace-screen.tsx').then((m) => ({ default: m.WorkspaceScreen })),
  admin: () => import('#screens/admin/admin-screen.tsx').then((m) => ({ default: m.AdminScreen })),
  companyTasks: () => import('#screens/workspace/company-tasks.tsx').then((m) => ({ default: m.CompanyTasks })),
  task: () => import('#screens/task/task-screen.tsx').then((m) => ({ default: m.TaskScreen })),
  members: () => import('#screens/members/members-screen.tsx').then((m) => ({ default: m.MembersScreen })),
  profile: () => import('#screens/profile/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  settings: () => import('#screens/settings/settings-screen.tsx').then((m) => ({ default: m.SettingsScreen })),
  notifications: () =>
    import('#screens/notifications/notifications-screen.tsx').then((m) => ({ default: m.NotificationsScreen })),
  notFound: () => import('#screens/not-found/not-found-screen.tsx').then((m) => ({ default: m.NotFoundScreen })),
  gone: () => import('#app/account-gone.tsx').then((m) => ({ default: m.AccountGone })),
};

export const AuthScreen = part(load.auth);
export const InvitationScreen = part(withWords(load.invitation, 'app', 'rest'));
export const PasswordResetScreen = part(withWords(load.passwordReset, 'rest'));
export const EmailLinkScreen = part(withWords(load.emailLink, 'rest'));
export const Shell = part(withWords(load.shell, 'app'));
export const WorkspaceScreen = part(withWords(load.workspace, 'app'));
export const AdminScreen = part(withWords(load.admin, 'app', 'later', 'rest'));
export const CompanyTasks = part(withWords(load.companyTasks, 'app', 'later'));
export const TaskScreen = part(withWords(load.task, 'app', 'later'));
export const MembersScreen = part(withWords(load.members, 'app', 'rest'));
export const ProfileScreen = part(withWords(load.profile, 'app', 'rest'));
export const SettingsScreen = part(withWords(load.settings, 'app', 'rest'));
export const NotificationsScreen = part(withWords(load.notifications, 'app'));
export const NotFoundScreen = part(load.notFound);
export const AccountGone = part(load.gone);

const parts = {
  auth: AuthScreen,
  invitation: InvitationScreen,
  passwordReset: PasswordResetScreen,
  emailLink: EmailLinkScreen,
  shell: Shell,
  workspace: WorkspaceScreen,
  admin: AdminScreen,
  companyTasks: CompanyTasks,
  task: TaskScreen,
  members: MembersScreen,
  profile: ProfileScreen,
  settings: SettingsScreen,
  notifications: NotificationsScreen,
  notFound: NotFoundScreen,
  gone: AccountGone,
};

/** Loads what an address will show, its parts side by side. A failure shows itself later, where the part is drawn. */
export async function loadFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const names = namesFor(pathname);
  const view = names.includes('workspace') ? loadView(new URLSearchParams(search)) : undefined;
  await Promise.all([view, ...names.map((name) => parts[name].load())]);
}

function namesFor(pathname: string): (keyof typeof load)[] {
  if (pathname.startsWith(screens.invitation.pattern)) return ['invitation'];
  if (pathname.startsWith(screens.passwordReset.pattern)) return ['passwordReset'];
  if (pathname.startsWith(screens.emailLink.pattern)) return ['emailLink'];
  if (isAuthPath(pathname)) return ['auth'];
  const [first] = pathname.slice(1).split('/');
  const known = ['task', 'admin', 'members', 'profile', 'settings', 'notifications'] as const;
  return ['shell', known.find((name) => name === first) ?? 'workspace'];
}
