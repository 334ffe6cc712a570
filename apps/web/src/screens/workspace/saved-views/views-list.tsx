// The saved views of a board in 'Display', with what can be done with the one that is shown.
import { useQuery } from '@tanstack/react-query';
import { BookmarkPlus, Check, PenLine, Save, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { savedIn, settingsFrom, showsSettings, viewAddress, withoutSaved } from '#features/tasks/filter/view-settings.ts';
import { boardViewsQuery, changeViewAtOnce, removeView } from '#features/views/views.queries.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import { layoutIcon } from '#screens/workspace/saved-views/layout-icon.tsx';
import { viewDialog } from '#screens/workspace/saved-views/view-dialog-state.ts';

interface ViewsListProps {
  workspaceId: number;
  onClose: () => void;
}

export function ViewsList({ workspaceId, onClose }: ViewsListProps) {
  const { views: words } = useText();
  const [search, setSearch] = useSearch();
  const navigate = useNavigate();
  const { data: views = [], error } = useQuery(boardViewsQuery(workspaceId));
  const { mutate: change } = useMutation(changeViewAtOnce);
  const { mutate: remove } = useMutation(removeView);
  const current = views.find(({ id }) => id === savedIn(search));
  const isChanged = current !== undefined && !showsSettings(search, current.settings);

  /** Runs an act of a row after the panel has closed, so that the focus is not taken back from what it opens. */
  function acts(run: () => void) {
    return () => {
      onClose();
      afterOverlays(run);
    };
  }
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      {error ? <p className="text-12 text-ink-2">{words.loadFailed}</p> : null}
      <div className="grid">
        {views.map((view) => (
          <Row
            key={view.id}
            icon={layoutIcon(view.settings.layout)}
            label={view.shared ? `${view.name} (${words.shared})` : view.name}
            isCurrent={view === current}
            onPress={acts(() => void navigate(viewAddress(view)))}
          />
        ))}
        {current?.mayChange && isChanged ? (
          <Row
            icon={<Save />}
            label={words.saveChanges}
            onPress={acts(() => change({ id: current.id, settings: settingsFrom(search), version: current.version }))}
          />
        ) : null}
        <Row icon={<BookmarkPlus />} label={current ? words.copy : words.save} onPress={acts(() => viewDialog.set('new'))} />
        {current?.mayChange ? (
          <>
            <Row icon={<PenLine />} label={words.editTitle} onPress={acts(() => viewDialog.set(current))} />
            <Row
              icon={<Trash2 />}
              label={words.remove}
              onPress={acts(() => {
                remove(current);
                // At once: a change of the address that waits for the server would take back what was opened or filtered meanwhile.
                setSearch(withoutSaved, { replace: true });
              })}
            />
          </>
        ) : null}
      </div>
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  label: string;
  /** Given, the row is one of a choice. */
  isCurrent?: boolean;
  onPress: () => void;
}

function Row({ icon, label, isCurrent, onPress }: RowProps) {
  return (
    <button type="button" className="display-row" aria-pressed={isCurrent} onClick={onPress}>
      {icon}
      <span className="truncate">{label}</span>
      {isCurrent ? <Check className="ms-auto" aria-hidden="true" /> : null}
    </button>
  );
}
