// The filter of the board: text, only mine, priorities. It filters while one types.
import { priorities } from '@app/contract';
import { ListFilter } from 'lucide-react';
import { useId } from 'react';
import { PriorityDot } from '#features/tasks/priority-dot.tsx';
import { filterCount, isFiltering, noFilter, type TaskFilter, togglePriority } from '#features/tasks/task-filter.ts';
import { useBelow } from '#lib/media.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';

interface FilterPopoverProps {
  filter: TaskFilter;
  onChange: (filter: TaskFilter) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function FilterPopover({ filter, onChange, open, onOpenChange }: FilterPopoverProps) {
  const { workspaces, tasks } = useText();
  const mine = useId();
  const narrow = useBelow('sm');
  const count = filterCount(filter);
  const label = count > 0 ? workspaces.filterActive(count) : workspaces.filter;
  return (
    <Popover
      label={workspaces.filter}
      open={open}
      onOpenChange={onOpenChange}
      className="w-[min(360px,calc(100vw-32px))] p-4"
      trigger={
        narrow ? (
          <IconButton label={label} icon={<ListFilter />} className="ring-1 ring-line" />
        ) : (
          <Button icon={<ListFilter />} kbd="F" aria-label={label}>
            {workspaces.filter}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <Field label={workspaces.filterText} dense>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={filter.text}
              placeholder={workspaces.filterPlaceholder}
              onChange={(event) => onChange({ ...filter, text: event.target.value })}
            />
          )}
        </Field>
        <div className="flex items-center gap-2.5">
          <Checkbox id={mine} checked={filter.mine} onChange={(checked) => onChange({ ...filter, mine: checked })} />
          <label htmlFor={mine} className="text-13">
            {workspaces.filterMine}
          </label>
        </div>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-13 font-medium">{workspaces.filterPriority}</legend>
          {priorities.map((priority) => (
            <div key={priority} className="flex items-center gap-2.5">
              <Checkbox
                id={`${mine}-${priority}`}
                checked={filter.priorities.includes(priority)}
                onChange={() => onChange(togglePriority(filter, priority))}
              />
              <label htmlFor={`${mine}-${priority}`} className="flex items-center gap-2 text-13">
                <PriorityDot priority={priority} />
                {tasks.priorityName[priority]}
              </label>
            </div>
          ))}
        </fieldset>
        {isFiltering(filter) ? (
          <Button variant="ghost" className="self-start" onClick={() => onChange(noFilter)}>
            {workspaces.filterClear}
          </Button>
        ) : null}
      </div>
    </Popover>
  );
}
