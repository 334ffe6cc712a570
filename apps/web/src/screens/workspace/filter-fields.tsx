// The conditions of the board's filter: text, only mine, priorities. It filters while one types.
import { priorities } from '@app/contract';
import { useId } from 'react';
import { PriorityDot } from '#features/tasks/priority-dot.tsx';
import { isFiltering, noFilter, type TaskFilter, togglePriority } from '#features/tasks/task-filter.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface FilterFieldsProps {
  filter: TaskFilter;
  onChange: (filter: TaskFilter) => void;
}

export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const { workspaces, tasks } = useText();
  const mine = useId();
  return (
    <div className="flex flex-col gap-3">
      <Field label={workspaces.filterText} dense>
        {(control) => (
          <Input
            {...control}
            autoFocus
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
  );
}
