// The saved views of a board: a menu of them, with what can be done with the one that is shown.
import { useQuery } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, PenLine, Save, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import { savedIn, settingsFrom, showsSettings, viewAddress, withoutSaved } from '#features/tasks/filter/view-settings.ts';
import { boardViewsQuery, changeViewAtOnce, removeView } from '#features/views/views.queries.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import { layoutIcon } from '#screens/workspace/saved-views/layout-icon.tsx';
import { viewDialog } from '#screens/workspace/saved-views/view-dialog-state.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';

const ViewDialog = lazyOverlay(
  () => import('#screens/workspace/saved-views/view-dialog.tsx').then((m) => ({ default: m.ViewDialog })),
  { opens: 'field', name: 'view' },
);

interface ViewsMenuProps {
  workspaceId: number;
  name: string;
}

export function ViewsMenu({ workspaceId, name }: ViewsMenuProps) {
  const { views: words } = useText();
  const [search, setSearch] = useSearch();
  const navigate = useNavigate();
  const { data: views, error } = useQuery(boardViewsQuery(workspaceId));
  const { mutate: change } = useMutation(changeViewAtOnce);
  const { mutate: remove } = useMutation(removeView);
  const dialog = useStore(viewDialog);
  const close = () => viewDialog.set(undefined);
  useAfterFirstPaint(() => void ViewDialog.preload());
  const current = views?.find(({ id }) => id === savedIn(search));
  const isChanged = current !== undefined && !showsSettings(search, current.settings);

  const list: MenuItem[] = (views ?? []).map((view) => ({
    id: view.id,
    label: view.shared ? `${view.name} (${words.shared})` : view.name,
    icon: layoutIcon(view.settings.layout),
    checked: view === current,
    onSelect: () => void navigate(viewAddress(view)),
  }));
  if (list.length === 0) list.push({ label: error ? words.loadFailed : words.none, disabled: true });
  const acts: MenuItem[] = [
    { label: current ? words.copy : words.save, icon: <BookmarkPlus />, onSelect: () => viewDialog.set('new') },
  ];
  if (current?.mayChange) {
    if (isChanged) {
      acts.unshift({
        label: words.saveChanges,
        icon: <Save />,
        onSelect: () => change({ id: current.id, settings: settingsFrom(search), version: current.version }),
      });
    }
    acts.push(
      { label: words.editTitle, icon: <PenLine />, onSelect: () => viewDialog.set(current) },
      {
        label: words.remove,
        icon: <Trash2 />,
        danger: true,
        onSelect() {
          remove(current);
          // At once: a change of the address that waits for the server would take back what was opened or filtered meanwhile.
          setSearch(withoutSaved, { replace: true });
        },
      },
    );
  }
  return (
    <>
      <Menu items={[...list, 'separator', ...acts]} trigger={<IconButton label={words.title} icon={<Bookmark />} />} />
      {dialog === undefined ? null : (
        <ViewDialog workspaceId={workspaceId} board={name} view={dialog} onClose={close} onLoadError={close} />
      )}
    </>
  );
}
