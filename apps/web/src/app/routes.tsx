// Maps URLs to screens, and redirects old URLs.
import { defaultWorkspaceId } from '@app/contract/limits.ts';
import { isAuthPath, screens } from '@app/contract/screens.ts';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { AdminRoute } from '#app/admin-route.tsx';
import { Guard } from '#app/guard.tsx';
import * as lazy from '#app/lazy-screens.ts';
import { WorkspaceRoute } from '#app/workspace-route.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { PageLoading } from '#ui/page-loading.tsx';

export function AppRoutes() {
  'use no memo';
  const { pathname } = useLocation();
  return <Suspense fallback={<PageLoading />}>{isAuthPath(pathname) ? <Entrance pathname={pathname} /> : <Screens />}</Suspense>;
}

function Entrance({ pathname }: { pathname: string }) {
  'use no memo';
  if (pathname.startsWith(screens.invitation.pattern)) return <lazy.InvitationRoute />;
  if (pathname.startsWith(screens.emailLink.pattern)) return <lazy.EmailLinkScreen />;
  return pathname.startsWith(screens.passwordReset.pattern) ? <lazy.PasswordResetScreen /> : <lazy.AuthScreen />;
}

/** The screen that the person has chosen to start with. */
function Home() {
  'use no memo';
  const { startScreen } = useCurrentUser();
  const to = startScreen === 'my-work' ? screens.myWork.href() : screens.workspace.href(defaultWorkspaceId);
  return <Navigate to={to} replace />;
}

function Screens() {
  'use no memo';
  return (
    <Routes>
      <Route element={<Guard />}>
        <Route element={<lazy.Shell />}>
          <Route path={screens.home.pattern} element={<Home />} />
          <Route path={screens.workspace.pattern} element={<WorkspaceRoute />} />
          <Route path={screens.activity.pattern} element={<lazy.ActivityScreen />} />
          <Route path={screens.archive.pattern} element={<lazy.ArchiveScreen />} />
          <Route path={screens.trash.pattern} element={<lazy.TrashScreen />} />
          <Route path={screens.myWork.pattern} element={<lazy.MyWorkScreen />} />
          <Route path={screens.task.pattern} element={<lazy.TaskScreen />} />
          <Route path={screens.admin.pattern} element={<AdminRoute />} />
          <Route path={screens.members.pattern} element={<lazy.MembersScreen />} />
          <Route path={screens.profile.pattern} element={<lazy.ProfileScreen />} />
          <Route path={screens.settings.pattern} element={<lazy.SettingsScreen />} />
          <Route path={screens.notifications.pattern} element={<lazy.NotificationsScreen />} />
          <Route path={screens.assistant.pattern} element={<lazy.AssistantScreen />} />
        </Route>
      </Route>
      <Route path={screens.apiDocs.pattern} element={<lazy.ApiDocsScreen />} />
      <Route path={screens.listView.pattern} element={<Navigate to={screens.home.href()} replace />} />
      <Route path="*" element={<lazy.NotFoundRoute Shell={lazy.Shell} />} />
    </Routes>
  );
}
