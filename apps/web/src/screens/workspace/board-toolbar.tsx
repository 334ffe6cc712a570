// The row above the board: its title and the date, the views, the filter and 'Add Task'; below it the filter's conditions.
import type { TaskFilter } from '@app/contract';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useShortcutHint } from '#lib/hotkey.ts';
import { lazyComponent, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import type { FilterScope } from '#screens/workspace/filter/filter-fields.tsx';
import { FilterPopover } from '#screens/workspace/filter/filter-popover.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';

// Few boards open with a filter.
const FilterBar = lazyComponent(() => import('#screens/workspace/filter/filter-bar.tsx').then((m) => ({ default: m.FilterBar })));

interface BoardToolbarProps {
  /** Switches between the views. */
  views: ReactNode;
  /** Actions that only some people may do. */
  extra: ReactNode;
  name: string;
  /** The date, or the scope of the company view. */
  subtitle: string;
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

export function BoardToolbar(props: BoardToolbarProps) {
  const { views, extra, name, subtitle, shown, filter, scope, onFilter, onClearFilter, filterOpen, onFilterOpen, onAdd } = props;
  const { workspaces } = useText();
  const isSaved = useSearch()[0].has('saved');
  const narrow = useBelow('lg');
  const hint = useShortcutHint('create');
  useAfterFirstPaint(() => void FilterBar.preload(), 'soon');
  return (
    <>
      <div className="flex min-h-13 flex-none items-center gap-3 print:hidden px-(--page-pad) py-2 max-sm:gap-1 md:flex-wrap md:gap-y-1 max-sm:py-1">
        {/* A place of its own, however many buttons there are. On a phone the header has both. */}
        <div className="min-w-40 flex-1 max-md:hidden md:max-lg:basis-full">
          <p className="line-clamp-2 text-13/4 font-semibold wrap-anywhere">{name}</p>
          <p className="truncate text-12 text-ink-2">{subtitle}</p>
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2 max-md:flex-1 max-sm:gap-1 [&>.icon-button]:max-w-[calc((100vw-7.5rem)/7)]">
          {extra}
          {views}
          <FilterPopover filter={filter} scope={scope} onChange={onFilter} open={filterOpen} onOpenChange={onFilterOpen} />
          {narrow ? (
            <IconButton
              label={workspaces.addTask}
              icon={<Plus />}
              onClick={onAdd}
              className="bg-brand text-on-accent hover:bg-brand-hover hover:text-on-accent"
            />
          ) : (
            <Button variant="primary" icon={<Plus />} kbd={hint} onClick={onAdd}>
              {workspaces.addTask}
            </Button>
          )}
        </div>
      </div>
      {shown || isSaved ? (
        <Suspense fallback={<div className="filter-bar" />}>
          <FilterBar counts={shown} filter={filter} people={scope.people} onChange={onFilter} onClear={onClearFilter} />
        </Suspense>
      ) : null}
    </>
  );
}
