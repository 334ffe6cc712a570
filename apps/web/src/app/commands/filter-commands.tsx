// Commands that filter the view of a board by one value.
import { knownPriorities } from '@app/contract/limits.ts';
import { dueFilters, noAssignee } from '@app/contract/tasks/task-filter.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { CalendarDays, CircleDot, Flag, Layers, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FilterList, filterFrom, toggleValue, withFilter } from '#features/tasks/filter/task-filter.ts';
import type { Choice, Command } from '#lib/command.ts';
import { filterLabel } from '#screens/workspace/filter/filter-labels.ts';

/** The address of a view, and how a command changes it. */
export interface ViewAddress {
  search: URLSearchParams;
  change: (next: (now: URLSearchParams) => URLSearchParams) => void;
  isCompany: boolean;
  text: Catalogue;
}

/** What the board has to filter by. */
export interface FilterChoices {
  columns: readonly { name: string }[];
  departments: readonly { name: string }[];
  people: ReadonlyMap<number, UserCard>;
}

const group = 'board';
const icons: Record<FilterList, ReactNode> = {
  assignees: <UserRound />,
  priorities: <Flag />,
  statuses: <CircleDot />,
  due: <CalendarDays />,
  departments: <Layers />,
};

export function filterCommands({ search, change, isCompany, text }: ViewAddress, choices: FilterChoices): Command[] {
  const { commands: words, tasks, views, workspaces } = text;
  const { columns, departments, people } = choices;
  const filter = filterFrom(search);

  function byList(list: FilterList, label: string, values: readonly string[]): Choice {
    return {
      id: `filter-${list}`,
      group,
      label: words.filterBy(label),
      icon: icons[list],
      step: () => ({
        title: words.filterBy(label),
        placeholder: words.findValue,
        commands: values.map((value) => ({
          id: `filter-${list}-${value}`,
          group,
          label: filterLabel(text, people, list, value),
          icon: icons[list],
          checked: (filter[list] as readonly string[]).includes(value),
          run: () => change((now) => withFilter(now, toggleValue(filterFrom(now), list, value))),
        })),
      }),
    };
  }
  const namesOf = (all: readonly { name: string }[]) => [...new Set(all.map(({ name }) => name))];
  return [
    byList('assignees', views.filterPeople, [noAssignee, ...[...people.keys()].map(String)]),
    byList('priorities', tasks.priority, knownPriorities),
    byList('statuses', tasks.status, namesOf(columns)),
    byList('due', workspaces.filterDue, dueFilters),
    ...(isCompany ? [byList('departments', tasks.department, namesOf(departments))] : []),
  ];
}
