// The shortcuts to the views and lists of a board, also while it is loading.
import { screens } from '@app/contract/screens.ts';
import { useNavigate } from 'react-router';
import { useShortcut } from '#lib/hotkey.ts';
import { useSearch } from '#lib/use-search.ts';
import { inView } from '#screens/workspace/view-address.ts';
import { type View, viewIn } from '#screens/workspace/views.ts';

export function useViewShortcuts(workspaceId: number): void {
  const [search] = useSearch();
  const navigate = useNavigate();
  const go = (to: View) => to !== viewIn(search) && void navigate(inView(search, to));
  useShortcut('viewBoard', () => go('board'));
  useShortcut('viewList', () => go('list'));
  useShortcut('viewCalendar', () => go('calendar'));
  useShortcut('viewTimeline', () => go('timeline'));
  useShortcut('viewDashboard', () => go('dashboard'));
  useShortcut('viewActivity', () => void navigate(screens.activity.href(workspaceId)));
  useShortcut('viewArchive', () => void navigate(screens.archive.href(workspaceId)));
  useShortcut('viewTrash', () => void navigate(screens.trash.href(workspaceId)));
}
