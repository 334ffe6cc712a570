// The row above the board: its views, who is here, 'Filter', 'Display', what else there is, and 'Add Task'. Below it the filter's conditions.
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { Plus } from 'lucide-react';
import { Suspense } from 'react';
import { FacesSlot } from '#features/presence/presence-slot.tsx';
import { useShortcutHint } from '#lib/hotkey.ts';
import { lazyComponent, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import type { FilterScope } from '#screens/workspace/filter/filter-fields.tsx';
import { FilterPopover } from '#screens/workspace/filter/filter-popover.tsx';
import { BoardMenu } from '#screens/workspace/head/board-menu.tsx';
import { DisplayMenu } from '#screens/workspace/head/display-menu.tsx';
import { ViewSwitch } from '#screens/workspace/head/view-switch.tsx';
import { Button } from '#ui/button.tsx';
import '#screens/workspace/head/board-head.css';

// Few boards open with a filter.
const FilterBar = lazyComponent(() => import('#screens/workspace/filter/filter-bar.tsx').then((m) => ({ default: m.FilterBar })));

interface BoardHeadProps {
  workspaceId: number;
  name: string;
  /** Whether the person may add columns. */
  mayAddColumns: boolean;
  /** How many of how many tasks are shown; undefined without a filter. */
  shown: { shown: number; all: number } | undefined;
  filter: TaskFilter;
  scope: FilterScope;
  onFilter: (filter: TaskFilter) => void;
  onClearFilter: () => void;
  filterOpen: boolean;
  onFilterOpen: (open: boolean) => void;
  onAdd: () => void;
}

export function BoardHead(props: BoardHeadProps) {
  const { workspaceId, name, mayAddColumns, shown, filter, scope, onFilter, onClearFilter, filterOpen, onFilterOpen, onAdd } =
    props;
  const { workspaces } = useText();
  const isSaved = useSearch()[0].has('saved');
  // There the bar at the thumb has the one "+".
  const hasThumbBar = useBelow('md');
  const hint = useShortcutHint('create');
  useAfterFirstPaint(() => void FilterBar.preload(), 'soon');
  return (
    <>
      <div className="board-head">
        <ViewSwitch />
        <div className="board-head-people">
          <FacesSlot workspaceId={workspaceId} />
        </div>
        <FilterPopover filter={filter} scope={scope} onChange={onFilter} open={filterOpen} onOpenChange={onFilterOpen} />
        <DisplayMenu workspaceId={workspaceId} name={name} />
        <BoardMenu workspaceId={workspaceId} name={name} mayAddColumns={mayAddColumns} />
        {hasThumbBar ? null : (
          <Button variant="primary" icon={<Plus />} kbd={hint} onClick={onAdd}>
            {workspaces.addTask}
          </Button>
        )}
      </div>
      {shown || isSaved ? (
        <Suspense fallback={<div className="filter-bar" />}>
          <FilterBar counts={shown} filter={filter} people={scope.people} onChange={onFilter} onClear={onClearFilter} />
        </Suspense>
      ) : null}
    </>
  );
}
