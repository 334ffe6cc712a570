// The row above the board: whose board it is and the date, the filter, and 'Add Task'.
import { Plus } from 'lucide-react';
import type { TaskFilter } from '#features/tasks/task-filter.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { FilterChips } from '#screens/workspace/filter-chips.tsx';
import { FilterPopover } from '#screens/workspace/filter-popover.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface BoardToolbarProps {
  name: string;
  /** The date, or what the company view shows. */
  subtitle: string;
  /** How many of how many tasks are shown; undefined without a filter. */
  shown: { shown: number; all: number } | undefined;
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
  filterOpen: boolean;
  onFilterOpen: (open: boolean) => void;
  onAdd: () => void;
}

export function BoardToolbar(props: BoardToolbarProps) {
  const { name, subtitle, shown, filter, onFilter, filterOpen, onFilterOpen, onAdd } = props;
  const { workspaces } = useText();
  const narrow = useBelow('sm');
  return (
    <div className="flex min-h-13 flex-none flex-wrap items-center gap-x-3 gap-y-2 px-(--page-pad) py-2">
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-13 font-semibold">{name}</p>
        <p className="truncate text-12 text-ink-2">{subtitle}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-2">
        {shown ? (
          <span role="status" className="text-12 text-ink-2 tabular-nums">
            {shown.shown === 0 ? workspaces.filterEmpty : workspaces.shown(shown.shown, shown.all)}
          </span>
        ) : null}
        <FilterChips filter={filter} onChange={onFilter} />
        <FilterPopover filter={filter} onChange={onFilter} open={filterOpen} onOpenChange={onFilterOpen} />
        {narrow ? (
          <IconButton
            label={workspaces.addTask}
            icon={<Plus />}
            onClick={onAdd}
            className="bg-brand text-on-accent hover:bg-brand-hover hover:text-on-accent"
          />
        ) : (
          <Button variant="primary" icon={<Plus />} kbd="C" onClick={onAdd}>
            {workspaces.addTask}
          </Button>
        )}
      </div>
    </div>
  );
}
