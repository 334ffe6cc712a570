// The shortcuts that work everywhere: opening screens, the sidebar, the shortcut sheet.
import { companyWorkspaceId, defaultWorkspaceId } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { assistantPlace, closeAssistant, openAssistant } from '#app/assistant/assistant-state.ts';
import { closeCommands, commandsHere, openCommands } from '#app/commands/commands-state.ts';
import { sheetOpen } from '#app/shell/shortcut-sheet-state.ts';
import { myDepartmentsQuery } from '#features/departments/departments.queries.ts';
import { useCurrentUser, usePermissions } from '#features/users/users.queries.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { openSearch } from '#lib/open-search.ts';
import { useStore } from '#lib/store.ts';

const ShortcutSheet = lazyOverlay(() => import('#app/shell/shortcut-sheet.tsx').then((m) => ({ default: m.ShortcutSheet })), {
  opens: 'field',
  name: 'help',
});

const CommandMenu = lazyOverlay(() => import('#app/commands/command-menu.tsx').then((m) => ({ default: m.CommandMenu })), {
  opens: 'field',
  name: 'commands',
});

const AssistantPanel = lazyOverlay(
  () => import('#app/assistant/assistant-panel.tsx').then((m) => ({ default: m.AssistantPanel })),
  { opens: 'field', name: 'assistant' },
);

const ignore = () => undefined;

export function GlobalShortcuts({ onSidebar }: { onSidebar: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { isAdmin, canAccessCompanyView } = usePermissions();
  const { data: departments = [] } = useQuery(myDepartmentsQuery);
  const open = useStore(sheetOpen);
  const asking = useStore(assistantPlace);
  const here = useStore(commandsHere);
  const boards = departments.flatMap(({ workspaceId }) => (workspaceId === null ? [] : [workspaceId]));
  const go = (path: string) => path !== pathname && void navigate(path);
  useShortcut('search', () => openSearch());
  useShortcut('commands', openCommands);
  useShortcut('assistant', openAssistant, asking !== 'over');
  useShortcut('sidebar', onSidebar);
  useShortcut('help', () => sheetOpen.set(true));
  useShortcut('goHome', () => go(screens.workspace.href(defaultWorkspaceId)));
  useShortcut('goMyWork', () => go(screens.myWork.href()));
  useShortcut('goDepartment', (index) => {
    const board = boards[index];
    return board !== undefined && go(screens.workspace.href(board));
  });
  useShortcut('goCompany', () => go(screens.workspace.href(companyWorkspaceId)), canAccessCompanyView);
  useShortcut('goMembers', () => go(screens.members.href()));
  useShortcut('goAdmin', () => go(screens.admin.href()), isAdmin);
  useShortcut('goNotifications', () => go(screens.notifications.href()));
  useShortcut('goProfile', () => go(screens.profile.href()));
  useShortcut('goSettings', () => go(screens.settings.href()));
  const { id: userId } = useCurrentUser();
  useAfterFirstPaint(() => {
    // Without it, the menu only lists nothing recent, and a held key repeats what it does.
    import('#app/shell/after-first-paint.ts').then(({ startAfterFirstPaint }) => startAfterFirstPaint(userId), ignore);
  }, 'soon');
  const close = () => sheetOpen.set(false);
  return (
    <>
      {asking === 'closed' ? null : <AssistantPanel onClose={closeAssistant} onLoadError={closeAssistant} />}
      {here ? <CommandMenu here={here} onClose={closeCommands} onLoadError={closeCommands} /> : null}
      {open ? <ShortcutSheet onClose={close} onLoadError={close} /> : null}
    </>
  );
}
