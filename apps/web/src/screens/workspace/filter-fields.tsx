// The conditions of the filter: text, only mine, due, priority, status, people, departments. It filters while one types.
import { departmentKeyOnce, priorities, type TaskCard, type UserCard, withPrimaryAssignee } from '@app/contract';
import { type ReactNode, useId, useMemo } from 'react';
import { ChoiceChips } from '#features/tasks/choice-chips.tsx';
import { PriorityDot } from '#features/tasks/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import {
  dueFilters,
  type FilterList,
  isFiltering,
  nobody,
  noFilter,
  type TaskFilter,
  toggleValue,
} from '#features/tasks/task-filter.ts';
import { avatarOf } from '#lib/avatar.ts';
import { compareTexts } from '#lib/collation.ts';
import { useText } from '#lib/text.ts';
import { filterWord } from '#screens/workspace/filter-words.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

/** What can be filtered by here. */
export interface FilterScope {
  tasks: readonly TaskCard[];
  people: ReadonlyMap<number, UserCard>;
  statuses: readonly string[];
}

interface FilterFieldsProps {
  filter: TaskFilter;
  scope: FilterScope;
  onChange: (filter: TaskFilter) => void;
}

export function FilterFields({ filter, scope, onChange }: FilterFieldsProps) {
  const text = useText();
  const { workspaces, tasks: words } = text;
  const mine = useId();
  const { people, statuses } = scope;
  const values = useMemo(() => valuesOf(scope), [scope]);

  function chips(list: FilterList, label: string, offered: readonly string[], icon?: (value: string) => ReactNode) {
    const chosen: readonly string[] = filter[list];
    const all = [...offered, ...chosen.filter((value) => !offered.includes(value))];
    if (all.length === 0) return null;
    const choices = all.map((value) => ({
      value,
      label: filterWord(text, people, list, value),
      icon: icon?.(value),
      chosen: chosen.includes(value),
    }));
    return <ChoiceChips label={label} choices={choices} onToggle={(value) => onChange(toggleValue(filter, list, value))} />;
  }

  return (
    <div className="flex flex-col gap-3.5">
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
      {chips('due', workspaces.filterDue, dueFilters)}
      {chips('priorities', workspaces.filterPriority, priorities, (value) => (
        <PriorityDot priority={value} decorative />
      ))}
      {chips('statuses', words.status, statuses, (value) => (
        <StatusGlyph status={value} />
      ))}
      {chips('assignees', words.assignees, values.assignees, (value) => {
        const user = people.get(Number(value));
        return user ? <Avatar {...avatarOf(user)} size={22} decorative /> : null;
      })}
      {values.departments.length > 1 || filter.departments.length > 0
        ? chips('departments', words.departments, values.departments)
        : null}
      {isFiltering(filter) ? (
        <Button variant="ghost" className="self-start" onClick={() => onChange(noFilter)}>
          {workspaces.filterClear}
        </Button>
      ) : null}
    </div>
  );
}

/** The people and departments that the tasks name: nobody first, then by name. */
function valuesOf({ tasks, people }: FilterScope) {
  const ids = new Set<number>();
  const departments = new Map<string, string>();
  const keyOf = departmentKeyOnce();
  for (const task of tasks) {
    for (const id of withPrimaryAssignee(task.assigneeId, task.assignees)) ids.add(id);
    for (const name of [task.department, ...task.departments]) {
      const key = keyOf(name);
      if (!departments.has(key)) departments.set(key, name);
    }
  }
  const known = [...ids].flatMap((id) => people.get(id) ?? []).sort((a, b) => compareTexts(a.fullName, b.fullName));
  return {
    assignees: [nobody, ...known.map(({ id }) => String(id))],
    departments: [...departments.values()].sort(compareTexts),
  };
}
