// All tasks of the company: board or list, a search and three filters, all of it in the URL.
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { statuses } from '@app/contract/limits.ts';
import { dueFilters, noFilter } from '@app/contract/tasks/task-filter.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { List, SquareKanban } from 'lucide-react';
import type { ReactNode } from 'react';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { ChoiceField } from '#features/pickers/choice-field.tsx';
import { isFiltering } from '#features/tasks/filter/task-filter.ts';
import { useTaskFilter } from '#features/tasks/filter/use-task-filter.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { cn } from '#lib/cn.ts';
import { useToday } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import type { AdminTabProps } from '#screens/admin/admin-tab.ts';
import { Button } from '#ui/button.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Select } from '#ui/select.tsx';

/** The value of "no condition", because a select cannot have an empty value. */
const any = 'any';
/** On a phone two selects share a line, so that none is cut off. */
const half = 'w-auto! min-w-0 max-sm:flex-none max-sm:basis-[calc(50%-4px)] sm:min-w-40';

export function TasksTab({ Company }: AdminTabProps) {
  const { admin, workspaces } = useText();
  const shown = useNames();
  const { id } = useCurrentUser();
  const today = useToday();
  const [search, setSearch] = useSearch();
  const { filter, setFilter } = useTaskFilter(id, today);
  const { data: departments = [] } = useQuery(departmentsQuery);
  const view = search.get('view') === 'list' ? 'list' : 'board';

  function show(next: 'board' | 'list') {
    setSearch(
      (now) => {
        const params = new URLSearchParams(now);
        if (next === 'list') params.set('view', 'list');
        else params.delete('view');
        return params;
      },
      { replace: true },
    );
  }
  const chosen = <T extends string>(values: readonly T[]): string => values[0] ?? any;
  const listOf = (value: string) => (value === any ? [] : [value]);
  const names = new Map(departments.map(({ name }) => [departmentKey(name), name]));
  for (const name of filter.departments) if (!names.has(departmentKey(name))) names.set(departmentKey(name), name);
  const shownStatuses = [...new Set<string>([...statuses, ...filter.statuses])];

  return (
    <>
      <search className="flex flex-none flex-wrap items-center gap-2 px-(--page-pad) py-3">
        <SearchInput
          label={admin.search}
          frameClassName="flex-1 basis-56 max-sm:basis-full"
          value={filter.text}
          onChange={(event) => setFilter({ ...filter, text: event.target.value })}
        />
        <Select
          label={admin.status}
          value={chosen(filter.statuses)}
          className={half}
          onChange={(value) => setFilter({ ...filter, statuses: listOf(value) })}
          options={[
            { value: any, label: admin.anyStatus },
            ...shownStatuses.map((name) => ({ value: name, label: shown.status(name) })),
          ]}
        />
        <ChoiceField
          name={admin.department}
          label={admin.department}
          value={chosen(filter.departments)}
          className={half}
          onChange={(value) => setFilter({ ...filter, departments: listOf(value) })}
          options={[
            { value: any, label: admin.anyDepartment },
            ...[...names.values()].map((name) => ({ value: name, label: shown.department(name) })),
          ]}
        />
        <Select
          label={admin.due}
          value={chosen(filter.due)}
          className={half}
          onChange={(value) => setFilter({ ...filter, due: dueFilters.filter((due) => due === value) })}
          options={[
            { value: any, label: admin.anyDue },
            ...dueFilters.map((value) => ({ value, label: workspaces.filterDueName[value] })),
          ]}
        />
        {isFiltering(filter) ? (
          <Button variant="ghost" onClick={() => setFilter(noFilter)}>
            {admin.clear}
          </Button>
        ) : null}
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons of one choice are no form fields */}
        <div
          role="group"
          aria-label={admin.views}
          className="flex flex-none gap-0.5 rounded-md bg-column p-0.5 max-sm:basis-[calc(50%-4px)]"
        >
          <ViewButton chosen={view === 'board'} label={admin.boardView} icon={<SquareKanban />} onChoose={() => show('board')} />
          <ViewButton chosen={view === 'list'} label={admin.listView} icon={<List />} onChoose={() => show('list')} />
        </div>
      </search>
      <div className="flex min-h-0 flex-1 flex-col">
        <Company view={view} />
      </div>
    </>
  );
}

interface ViewButtonProps {
  chosen: boolean;
  label: string;
  icon: ReactNode;
  onChoose: () => void;
}

function ViewButton({ chosen, label, icon, onChoose }: ViewButtonProps) {
  return (
    <Button
      variant="ghost"
      icon={icon}
      aria-pressed={chosen}
      className={cn('max-sm:flex-1', chosen && 'bg-surface text-ink-1 shadow-card')}
      onClick={onChoose}
    >
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
