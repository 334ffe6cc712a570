// The button of the board's filter and its popover; the popover's content loads after the first paint.
import type { TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { ListFilter } from 'lucide-react';
import { filterCount } from '#features/tasks/filter/task-filter.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import { lazyOverlay, useAfterFirstPaint } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import type { FilterScope } from '#screens/workspace/filter/filter-fields.tsx';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';

const FilterFields = lazyOverlay(() =>
  import('#screens/workspace/filter/filter-fields.tsx').then((m) => ({ default: m.FilterFields })),
);

interface FilterPopoverProps {
  filter: TaskFilter;
  scope: FilterScope;
  onChange: (filter: TaskFilter) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function FilterPopover({ filter, scope, onChange, open, onOpenChange }: FilterPopoverProps) {
  const { workspaces } = useText();
  const hint = useShortcutHint('filter');
  const count = filterCount(filter);
  const label = count > 0 ? workspaces.filterActive(count) : workspaces.filter;
  const close = () => onOpenChange(false);
  useAfterFirstPaint(() => void FilterFields.preload());
  return (
    <Popover
      label={workspaces.filter}
      open={open}
      onOpenChange={onOpenChange}
      className="max-h-[min(640px,var(--radix-popover-content-available-height))] min-h-40 w-[min(380px,calc(100vw-32px))] overflow-y-auto p-4"
      trigger={
        <Button icon={<ListFilter />} kbd={hint} aria-label={label}>
          {workspaces.filter}
        </Button>
      }
    >
      <FilterFields filter={filter} scope={scope} onChange={onChange} onClose={close} onLoadError={close} />
    </Popover>
  );
}
