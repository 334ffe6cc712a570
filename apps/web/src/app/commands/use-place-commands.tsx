// Commands that lead to the places of the product: boards, screens, sections of the settings, tabs of the administration.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell, CircleCheck, House, LayoutGrid, MessagesSquare, Settings, ShieldCheck, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { departmentIcon } from '#app/shell/department-icon.tsx';
import { myDepartmentsQuery } from '#features/departments/departments.queries.ts';
import { companyPath, setupPath } from '#features/setup/setup-paths.ts';
import { viewAddress } from '#features/tasks/filter/view-settings.ts';
import { usePermissions } from '#features/users/users.queries.ts';
import { viewsQuery } from '#features/views/views.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import type { Act } from '#lib/command.ts';
import { useDepartmentKeys } from '#lib/department-keys.ts';
import { useNames } from '#lib/names.ts';
import { type ShortcutId, shortcut } from '#lib/shortcuts.ts';
import { useText } from '#lib/text.ts';
import { adminTabs } from '#screens/admin/admin-tabs.ts';
import { settingsTabs } from '#screens/settings/settings-tabs.ts';
import { layoutIcon } from '#screens/workspace/saved-views/layout-icon.tsx';

/** A command that leads to a path. */
export interface PathCommand extends Act {
  path: string;
}

/** `go` follows a path within the page. */
export function usePlaceCommands(go: (path: string) => void): PathCommand[] {
  const { admin, commands, mailServer, notifications, shell, shortcuts, users } = useText();
  const names = useNames();
  const keyOf = useDepartmentKeys();
  const { isAdmin, canAccessCompanyView } = usePermissions();
  const { data: departments = [] } = useQuery(myDepartmentsQuery);
  const { data: workspaces = [] } = useQuery(workspacesQuery);
  const { data: views = [] } = useQuery(viewsQuery);

  function screenCommand(
    id: string,
    label: string,
    path: string,
    icon: ReactNode,
    keys?: { shortcut: ShortcutId; keyIndex?: number },
  ): PathCommand {
    return { id, group: 'places', label, path, icon, ...keys, run: () => go(path) };
  }
  const own = departments.flatMap(({ name, workspaceId }) => (workspaceId === null ? [] : [{ name, workspaceId }]));
  const others = workspaces.filter(({ id }) => id !== companyWorkspaceId && !own.some(({ workspaceId }) => workspaceId === id));
  const numbered = shortcut('goDepartment').keys.length;
  const boards = own.map(({ name, workspaceId }, at) =>
    screenCommand(
      `board-${workspaceId}`,
      names.department(name),
      screens.workspace.href(workspaceId),
      departmentIcon(keyOf(name)),
      at < numbered ? { shortcut: 'goDepartment', keyIndex: at } : undefined,
    ),
  );
  const otherBoards = others.map(({ id, name }) =>
    screenCommand(`board-${id}`, names.department(name), screens.workspace.href(id), departmentIcon(keyOf(name))),
  );
  return [
    ...boards,
    ...otherBoards,
    ...views.map((view) => screenCommand(`view-${view.id}`, view.name, viewAddress(view), layoutIcon(view.settings.layout))),
    ...(canAccessCompanyView
      ? [
          screenCommand('company', shell.allDepartments, screens.workspace.href(companyWorkspaceId), <LayoutGrid />, {
            shortcut: 'goCompany',
          }),
        ]
      : []),
    screenCommand('myWork', shell.myWork, screens.myWork.href(), <CircleCheck />, { shortcut: 'goMyWork' }),
    screenCommand('home', shortcuts.names.goHome, screens.home.href(), <House />, { shortcut: 'goHome' }),
    screenCommand('members', shell.members, screens.members.href(), <Users />, { shortcut: 'goMembers' }),
    screenCommand('notifications', notifications.title, screens.notifications.href(), <Bell />, { shortcut: 'goNotifications' }),
    screenCommand('conversations', commands.assistant, screens.assistant.href(), <MessagesSquare />),
    screenCommand('profile', shell.profile, screens.profile.href(), <UserRound />, { shortcut: 'goProfile' }),
    screenCommand('settings', shell.settings, screens.settings.href(), <Settings />, { shortcut: 'goSettings' }),
    ...settingsTabs.map((tab) =>
      screenCommand(
        `settings-${tab}`,
        commands.settingsTab(users.settings[tab]),
        `${screens.settings.href()}?tab=${tab}`,
        <Settings />,
      ),
    ),
    ...(isAdmin
      ? [
          screenCommand('admin', shell.adminPanel, screens.admin.href(), <ShieldCheck />, { shortcut: 'goAdmin' }),
          screenCommand('admin-setup', commands.adminTab(admin.setUp), setupPath, <ShieldCheck />),
          screenCommand('admin-company', commands.adminTab(mailServer.companyName), companyPath, <ShieldCheck />),
          ...adminTabs.map(({ name }) =>
            screenCommand(
              `admin-${name}`,
              commands.adminTab(admin[name]),
              `${screens.admin.href()}?tab=${name}`,
              <ShieldCheck />,
            ),
          ),
        ]
      : []),
  ];
}
