// The line below the toolbar while a filter is set or a saved view is shown: its name, the number of matching tasks, the conditions,
// and what saves or clears them.
import { companyWorkspaceId } from '@app/contract/limits.ts';
import { screenId } from '@app/contract/screens.ts';
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useParams } from 'react-router';
import { savedIn } from '#features/tasks/filter/view-settings.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { FilterChips } from '#screens/workspace/filter/filter-chips.tsx';
import { SavedViewLine } from '#screens/workspace/saved-views/saved-view-line.tsx';
import { viewDialog } from '#screens/workspace/saved-views/view-dialog-state.ts';
import '#screens/workspace/filter/filter-bar.css';

interface FilterBarProps {
  /** How many of how many tasks are shown; undefined without a filter. */
  counts: { shown: number; all: number } | undefined;
  filter: TaskFilter;
  people: ReadonlyMap<number, UserCard>;
  onChange: (filter: TaskFilter) => void;
  onClear: () => void;
}

export function FilterBar({ counts, filter, people, onChange, onClear }: FilterBarProps) {
  const { views, workspaces } = useText();
  const workspaceId = screenId(useParams()['workspaceId']) ?? companyWorkspaceId;
  const viewId = savedIn(useSearch()[0]);
  return (
    <div className="filter-bar">
      {viewId === undefined ? null : <SavedViewLine workspaceId={workspaceId} viewId={viewId} />}
      {counts ? (
        <>
          <span role="status" className="flex-none text-12 text-ink-2 tabular-nums">
            {counts.shown === 0 ? workspaces.filterEmpty : workspaces.shown(counts.shown, counts.all)}
          </span>
          <FilterChips filter={filter} people={people} onChange={onChange} />
          <button type="button" className="filter-clear" onClick={onClear}>
            {workspaces.filterClear}
          </button>
          {viewId === undefined ? (
            <button type="button" className="filter-clear" onClick={() => viewDialog.set('new')}>
              {views.save}
            </button>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
