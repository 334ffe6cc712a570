// The name of the saved view that is shown, and whether what is shown differs from it.
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useNavigate } from 'react-router';
import { settingsFrom, showsSettings, viewAddress } from '#features/tasks/filter/view-settings.ts';
import { boardViewsQuery, changeViewAtOnce } from '#features/views/views.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSearch } from '#lib/use-search.ts';
import '#screens/workspace/saved-views/saved-views.css';

interface SavedViewLineProps {
  workspaceId: number;
  viewId: number;
}

export function SavedViewLine({ workspaceId, viewId }: SavedViewLineProps) {
  const { views: words } = useText();
  const [search] = useSearch();
  const navigate = useNavigate();
  const { data: views } = useQuery(boardViewsQuery(workspaceId));
  const { mutate: change, isPending } = useMutation(changeViewAtOnce);
  const view = views?.find(({ id }) => id === viewId);
  if (!view) return null;
  const isChanged = !showsSettings(search, view.settings);
  return (
    <>
      <span className="saved-view">
        <Bookmark size={14} aria-hidden="true" />
        <span className="truncate">{view.name}</span>
        {isChanged ? <span className="saved-view-edited">{words.edited}</span> : null}
      </span>
      {isChanged ? (
        <>
          {view.mayChange ? (
            <button
              type="button"
              className="filter-clear"
              disabled={isPending}
              onClick={() => change({ id: view.id, settings: settingsFrom(search), version: view.version })}
            >
              {words.saveChanges}
            </button>
          ) : null}
          <button type="button" className="filter-clear" onClick={() => void navigate(viewAddress(view))}>
            {words.reset}
          </button>
        </>
      ) : null}
    </>
  );
}
