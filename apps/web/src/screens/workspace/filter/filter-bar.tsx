// The line below the toolbar while a filter is set: the number of matching tasks, the conditions, and a button that clears them.
import type { TaskFilter, UserCard } from '@app/contract';
import { useText } from '#lib/text.ts';
import { FilterChips } from '#screens/workspace/filter/filter-chips.tsx';

interface FilterBarProps {
  /** How many of how many tasks are shown. */
  counts: { shown: number; all: number };
  filter: TaskFilter;
  people: ReadonlyMap<number, UserCard>;
  onChange: (filter: TaskFilter) => void;
  onClear: () => void;
}

export function FilterBar({ counts, filter, people, onChange, onClear }: FilterBarProps) {
  const { workspaces } = useText('board');
  const { shown, all } = counts;
  return (
    <div className="filter-bar">
      <span role="status" className="flex-none text-12 text-ink-2 tabular-nums">
        {shown === 0 ? workspaces.filterEmpty : workspaces.shown(shown, all)}
      </span>
      <FilterChips filter={filter} people={people} onChange={onChange} />
      <button type="button" className="filter-clear" onClick={onClear}>
        {workspaces.filterClear}
      </button>
    </div>
  );
}
