// Every screen as a lazy component. `loadFor` starts loading a screen before React renders.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { isAuthPath, screens } from '@app/contract/screens.ts';
import { lazyComponent } from '#lib/lazy.tsx';
import { CompanyBoard } from '#screens/workspace/lazy-company.ts';
import { loadView } from '#screens/workspace/lazy-views.ts';

const load = {
  auth: () => import('#screens/auth/auth-screen.tsx').then((m) => ({ default: m.AuthScreen })),
  invitation: () => import('#app/invitation-route.tsx').then((m) => ({ default: m.InvitationRoute })),
  passwordReset: () =>
    import('#screens/password-reset/password-reset-screen.tsx').then((m) => ({ default: m.PasswordResetScreen })),
  emailLink: () => import('#screens/email-link/email-link-screen.tsx').then((m) => ({ default: m.EmailLinkScreen })),
  shell: () => import('#app/shell/shell.tsx').then((m) => ({ default: m.Shell })),
  workspace: () => import('#screens/workspace/workspace-screen.tsx').then((m) => ({ default: m.WorkspaceScreen })),
  activity: () => import('#screens/workspace/activity/activity-screen.tsx').then((m) => ({ default: m.ActivityScreen })),
  archive: () => import('#screens/workspace/archive/archive-screen.tsx').then((m) => ({ default: m.ArchiveScreen })),
  trash: () => import('#screens/workspace/trash/trash-screen.tsx').then((m) => ({ default: m.TrashScreen })),
  myWork: () => import('#app/assistant/my-work.tsx').then((m) => ({ default: m.MyWork })),
  admin: () => import('#screens/admin/admin-screen.tsx').then((m) => ({ default: m.AdminScreen })),
  companyTasks: () => import('#screens/workspace/company-tasks.tsx').then((m) => ({ default: m.CompanyTasks })),
  task: () => import('#screens/task/task-screen.tsx').then((m) => ({ default: m.TaskScreen })),
  members: () => import('#screens/members/members-screen.tsx').then((m) => ({ default: m.MembersScreen })),
  profile: () => import('#screens/profile/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  settings: () => import('#screens/settings/settings-screen.tsx').then((m) => ({ default: m.SettingsScreen })),
  notifications: () =>
    import('#screens/notifications/notifications-screen.tsx').then((m) => ({ default: m.NotificationsScreen })),
  assistant: () => import('#screens/assistant/assistant-screen.tsx').then((m) => ({ default: m.AssistantScreen })),
  apiDocs: () => import('#screens/api-docs/api-docs-screen.tsx').then((m) => ({ default: m.ApiDocsScreen })),
  notFound: () => import('#app/not-found-route.tsx').then((m) => ({ default: m.NotFoundRoute })),
  noWorkspace: () => import('#app/no-workspace.tsx').then((m) => ({ default: m.NoWorkspace })),
  formerNames: () => import('#app/former-names.tsx').then((m) => ({ default: m.FormerNames })),
  gone: () => import('#app/account-gone.tsx').then((m) => ({ default: m.AccountGone })),
  secondFactorDue: () => import('#app/identity/second-factor-due.tsx').then((m) => ({ default: m.SecondFactorDue })),
};

export const AuthScreen = lazyComponent(load.auth, { early: true });
export const InvitationRoute = lazyComponent(load.invitation);
export const PasswordResetScreen = lazyComponent(load.passwordReset);
export const EmailLinkScreen = lazyComponent(load.emailLink);
export const Shell = lazyComponent(load.shell);
export const WorkspaceScreen = lazyComponent(load.workspace);
export const ActivityScreen = lazyComponent(load.activity);
export const ArchiveScreen = lazyComponent(load.archive);
export const TrashScreen = lazyComponent(load.trash);
export const MyWorkScreen = lazyComponent(load.myWork);
export const AdminScreen = lazyComponent(load.admin);
export const CompanyTasks = lazyComponent(load.companyTasks);
export const TaskScreen = lazyComponent(load.task);
export const MembersScreen = lazyComponent(load.members);
export const ProfileScreen = lazyComponent(load.profile);
export const SettingsScreen = lazyComponent(load.settings);
export const NotificationsScreen = lazyComponent(load.notifications);
export const AssistantScreen = lazyComponent(load.assistant);
export const ApiDocsScreen = lazyComponent(load.apiDocs);
export const NotFoundRoute = lazyComponent(load.notFound);
export const NoWorkspace = lazyComponent(load.noWorkspace);
export const FormerNames = lazyComponent(load.formerNames);
export const AccountGone = lazyComponent(load.gone);
export const SecondFactorDue = lazyComponent(load.secondFactorDue);

const parts = {
  auth: AuthScreen,
  invitation: InvitationRoute,
  passwordReset: PasswordResetScreen,
  emailLink: EmailLinkScreen,
  shell: Shell,
  workspace: WorkspaceScreen,
  activity: ActivityScreen,
  archive: ArchiveScreen,
  trash: TrashScreen,
  myWork: MyWorkScreen,
  admin: AdminScreen,
  companyTasks: CompanyTasks,
  formerNames: FormerNames,
  task: TaskScreen,
  members: MembersScreen,
  profile: ProfileScreen,
  settings: SettingsScreen,
  notifications: NotificationsScreen,
  assistant: AssistantScreen,
  apiDocs: ApiDocsScreen,
  notFound: NotFoundRoute,
  noWorkspace: NoWorkspace,
  gone: AccountGone,
  secondFactorDue: SecondFactorDue,
};

/** Loads the chunks of an address in parallel. Failures appear later, where the component is rendered. */
export async function loadFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const names = namesFor(pathname);
  const view = names.includes('workspace') ? loadView(new URLSearchParams(search)) : undefined;
  const company = pathname === screens.workspace.href(companyWorkspaceId) ? CompanyBoard.preload() : undefined;
  await Promise.all([view, company, ...names.map((name) => parts[name].preload())]);
}

function namesFor(pathname: string): (keyof typeof load)[] {
  if (pathname.startsWith(screens.invitation.pattern)) return ['invitation'];
  if (pathname.startsWith(screens.passwordReset.pattern)) return ['passwordReset'];
  if (pathname.startsWith(screens.emailLink.pattern)) return ['emailLink'];
  if (isAuthPath(pathname)) return ['auth'];
  if (pathname === screens.apiDocs.pattern) return ['apiDocs'];
  if (pathname === screens.myWork.pattern) return ['shell', 'myWork'];
  const ofBoard = (['activity', 'archive', 'trash'] as const).find((name) => pathname.endsWith(`/${name}`));
  if (ofBoard) return ['shell', ofBoard];
  const [first] = pathname.slice(1).split('/');
  const screenNames = ['task', 'admin', 'members', 'profile', 'settings', 'notifications', 'assistant'] as const;
  return ['shell', screenNames.find((name) => name === first) ?? 'workspace'];
}
