// The fields of the filter: its line of text, only mine, due, priority, status, people, departments. It filters while one types.

import { memoizedDepartmentKey } from '@app/contract/departments/departments.rules.ts';
import { knownPriorities, priorities } from '@app/contract/limits.ts';
import { dueFilters, noAssignee, noFilter, type TaskFilter } from '@app/contract/tasks/task-filter.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type ReactNode, useId, useMemo } from 'react';
import { few } from '#features/pickers/choice-field.tsx';
import { PickedChips } from '#features/pickers/picked-chips.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { unassignedRow } from '#features/tasks/edit/assignee-picker.tsx';
import { ChoiceChips } from '#features/tasks/edit/choice-chips.tsx';
import { type FilterList, isFiltering, toggleValue } from '#features/tasks/filter/task-filter.ts';
import { compareTexts } from '#lib/collation.ts';
import { runShortcut } from '#lib/hotkey.ts';
import { afterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { filterLabel } from '#screens/workspace/filter/filter-labels.ts';
import { FilterLine } from '#screens/workspace/filter/filter-line.tsx';
import { FilterWords } from '#screens/workspace/filter/filter-words.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

/** The tasks and values that can be filtered here. */
export interface FilterScope {
  tasks: readonly TaskCard[];
  people: ReadonlyMap<number, UserCard>;
  statuses: readonly string[];
  /** The departments of all tasks, where not all of them have loaded; then everybody may have a task. */
  departments?: readonly string[] | undefined;
}

interface FilterFieldsProps {
  filter: TaskFilter;
  scope: FilterScope;
  onChange: (filter: TaskFilter) => void;
  onClose: () => void;
}

export function FilterFields({ filter, scope, onChange, onClose }: FilterFieldsProps) {
  const text = useText();
  const { workspaces, tasks: words, pickers } = text;
  const mine = useId();
  const { people, statuses } = scope;
  const values = useMemo(() => valuesOf(scope), [scope]);

  const personRows = useAssigneeRows(values.people);
  const unknown = filter.assignees.filter((value) => value !== noAssignee && !personRows.some((row) => row.value === value));
  const assigneeRows = [
    unassignedRow(words.unassigned),
    ...personRows,
    ...unknown.map((value) => ({ value, label: filterLabel(text, people, 'assignees', value) })),
  ];

  /** Returns the options of a list, always including the filter's current values. */
  function offeredIn(list: FilterList, offered: readonly string[]) {
    const chosen: readonly string[] = filter[list];
    const all = [...offered, ...chosen.filter((value) => !offered.includes(value))];
    return all.map((value) => ({ value, label: filterLabel(text, people, list, value) }));
  }
  function chips(list: FilterList, label: string, offered: readonly string[], icon?: (value: string) => ReactNode) {
    const chosen: readonly string[] = filter[list];
    const choices = offeredIn(list, offered).map(({ value, label: name }) => ({
      value,
      label: name,
      icon: icon?.(value),
      chosen: chosen.includes(value),
    }));
    if (choices.length === 0) return null;
    return <ChoiceChips label={label} choices={choices} onToggle={(value) => onChange(toggleValue(filter, list, value))} />;
  }

  function goToFirst() {
    onClose();
    afterOverlays(() => runShortcut('firstItem'));
  }

  return (
    <div className="flex flex-col gap-3.5">
      <FilterLine
        filter={filter}
        people={people}
        statuses={statuses}
        departments={values.departments}
        onChange={onChange}
        onDone={goToFirst}
      />
      <FilterWords people={people} onUse={onChange} />
      <div className="flex items-center gap-2.5">
        <Checkbox id={mine} checked={filter.mine} onChange={(checked) => onChange({ ...filter, mine: checked })} />
        <label htmlFor={mine} className="text-13">
          {workspaces.filterMine}
        </label>
      </div>
      {chips('due', workspaces.filterDue, dueFilters)}
      {chips('priorities', workspaces.filterPriority, values.priorities, (value) => (
        <PriorityDot priority={value} decorative />
      ))}
      {chips('statuses', words.status, statuses, (value) => (
        <StatusGlyph status={value} />
      ))}
      <PickedChips
        label={text.views.filterPeople}
        choose={pickers.choosePeople}
        find={pickers.findPerson}
        nothing={pickers.nobody}
        options={assigneeRows}
        chosen={filter.assignees}
        onPick={(value) => onChange(toggleValue(filter, 'assignees', value))}
      />
      {values.departments.length > few ? (
        <PickedChips
          label={words.departments}
          choose={pickers.choose}
          find={pickers.find}
          nothing={pickers.nothing}
          options={offeredIn('departments', values.departments)}
          chosen={filter.departments}
          onPick={(value) => onChange(toggleValue(filter, 'departments', value))}
        />
      ) : values.departments.length > 1 || filter.departments.length > 0 ? (
        chips('departments', words.departments, values.departments)
      ) : null}
      {isFiltering(filter) ? (
        <Button variant="ghost" className="self-start" onClick={() => onChange(noFilter)}>
          {workspaces.filterClear}
        </Button>
      ) : null}
    </div>
  );
}

/** Returns the people and departments of the tasks, by name, and their priorities. */
function valuesOf({ tasks, people, departments: all = [] }: FilterScope) {
  const ids = new Set<number>(all.length > 0 ? people.keys() : []);
  const departments = new Map<string, string>();
  const keyOf = memoizedDepartmentKey();
  for (const task of tasks) {
    for (const id of withPrimaryAssignee(task.assigneeId, task.assignees)) ids.add(id);
    for (const name of [task.department, ...task.departments]) {
      const key = keyOf(name);
      if (!departments.has(key)) departments.set(key, name);
    }
  }
  for (const name of all) if (!departments.has(keyOf(name))) departments.set(keyOf(name), name);
  const knownUsers = [...ids].flatMap((id) => people.get(id) ?? []).sort((a, b) => compareTexts(a.fullName, b.fullName));
  return {
    people: knownUsers.map((user) => ({ id: user.id, user })),
    departments: [...departments.values()].sort(compareTexts),
    // Forms do not offer the highest; quick add, imports and programs make tasks of it.
    priorities: all.length > 0 || tasks.some(({ priority }) => priority === 'P0') ? knownPriorities : priorities,
  };
}
