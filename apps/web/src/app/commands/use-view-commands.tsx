// Commands for the view of a board: its filter and its order, which are in the URL.
import { companyWorkspaceId, knownPriorities } from '@app/contract/limits.ts';
import { screenId } from '@app/contract/screens.ts';
import { laneKeys } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { type SortKey, sortKeys } from '@app/contract/tasks/sort-keys.ts';
import { dueFilters, noAssignee } from '@app/contract/tasks/task-filter.rules.ts';
import { type GroupKey, groupKeys } from '@app/contract/tasks/task-group.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpDown, BookmarkPlus, CalendarDays, CircleDot, Flag, Layers, Rows3, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { departmentsQuery } from '#features/departments/departments.queries.ts';
import { groupFrom, groupLabels, withGroup } from '#features/tasks/data/task-group.ts';
import { sortFrom, withSort } from '#features/tasks/data/task-sort.ts';
import { type FilterList, filterFrom, toggleValue, withFilter } from '#features/tasks/filter/task-filter.ts';
import { lanesFrom, withLanes } from '#features/tasks/lanes/lane-address.ts';
import { withCardOrder } from '#features/tasks/scores/card-order.ts';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import type { Act, Choice, Command } from '#lib/command.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { filterLabel } from '#screens/workspace/filter/filter-labels.ts';
import { viewDialog } from '#screens/workspace/saved-views/view-dialog-state.ts';
import { type View, viewIn } from '#screens/workspace/views.ts';

const group = 'board';
const icons: Record<FilterList, ReactNode> = {
  assignees: <UserRound />,
  priorities: <Flag />,
  statuses: <CircleDot />,
  due: <CalendarDays />,
  departments: <Layers />,
};

/** What can divide the tasks of a view, and where the address says so. */
interface Division<Key> {
  keys: readonly Key[];
  from: (search: URLSearchParams) => Key | undefined;
  with: (search: URLSearchParams, key: Key | undefined) => URLSearchParams;
}

/** Returns the id of the board on the screen, and the commands of its view; none elsewhere. */
export function useViewCommands(): { boardId: number | undefined; commands: Command[]; onlyOf: (userId: number) => void } {
  const text = useText();
  const { commands: words, scores, tasks, workspaces } = text;
  const [search, setSearch] = useSearch();
  const boardId = screenId(/^\/workspace\/(\d+)$/.exec(useLocation().pathname)?.[1]);
  const isCompany = boardId === companyWorkspaceId;
  const columns = useQuery({ ...columnsQuery(boardId ?? 0), enabled: boardId !== undefined }).data ?? [];
  const departments = useQuery({ ...departmentsQuery, enabled: isCompany }).data ?? [];
  const people = usersById(useQuery(usersQuery).data ?? []);
  const filter = filterFrom(search);
  const view = viewIn(search);
  const change = (next: (now: URLSearchParams) => URLSearchParams) => setSearch(next, { replace: true });
  const onlyOf = (userId: number) =>
    change((now) => withFilter(now, { ...filterFrom(now), mine: false, assignees: [String(userId)] }));
  if (boardId === undefined) return { boardId, commands: [], onlyOf };

  function filterCommand(list: FilterList, label: string, values: readonly string[]): Choice {
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
  const filters = [
    filterCommand('assignees', text.views.filterPeople, [noAssignee, ...[...people.keys()].map(String)]),
    filterCommand('priorities', tasks.priority, knownPriorities),
    filterCommand('statuses', tasks.status, [...new Set(columns.map(({ name }) => name))]),
    filterCommand('due', workspaces.filterDue, dueFilters),
    ...(isCompany
      ? [
          filterCommand(
            'departments',
            tasks.department,
            departments.map(({ name }) => name),
          ),
        ]
      : []),
  ];

  function sortCommands(): Command[] {
    const sort = sortFrom(search);
    const labels: Record<SortKey, string> = {
      title: tasks.titleLabel,
      status: tasks.status,
      priority: tasks.priority,
      assignee: tasks.primaryAssignee,
      department: tasks.department,
      due: workspaces.listDue,
      score: scores.label,
    };
    const keys = sortKeys.map(
      (by): Act => ({
        id: `sort-${by}`,
        group,
        label: labels[by],
        checked: by === sort.by,
        run: () => change((now) => withSort(now, { by, descending: by === 'score' })),
      }),
    );
    return [
      {
        id: 'sort',
        group,
        label: workspaces.sortBy,
        icon: <ArrowUpDown />,
        detail: labels[sort.by],
        step: () => ({ title: workspaces.sortBy, commands: keys }),
      },
      {
        id: 'direction',
        group,
        label: sort.descending ? workspaces.sortAscending : workspaces.sortDescending,
        icon: <ArrowUpDown />,
        run: () => change((now) => withSort(now, { ...sort, descending: !sort.descending })),
      },
    ];
  }
  /** A choice of what divides the tasks, or nothing. */
  function dividing<Key extends GroupKey>(id: string, label: string, none: string, by: Division<Key>): Command {
    const current = by.from(search);
    const labels = groupLabels({ tasks, workspaces });
    const nameOf = (key: Key | undefined) => (key ? labels[key] : none);
    const choice = (key: Key | undefined): Act => ({
      id: `${id}-${key ?? 'none'}`,
      group,
      label: nameOf(key),
      checked: key === current,
      run: () => change((now) => by.with(now, key)),
    });
    return {
      id,
      group,
      label,
      icon: <Rows3 />,
      detail: nameOf(current),
      step: () => ({ title: label, commands: [choice(undefined), ...by.keys.map(choice)] }),
    };
  }
  const grouping = () =>
    dividing('group', text.views.groupBy, text.views.groupNone, { keys: groupKeys, from: groupFrom, with: withGroup });
  const lanes = () =>
    dividing('lanes', text.swimlanes.title, text.swimlanes.none, { keys: laneKeys, from: lanesFrom, with: withLanes });
  function cardOrder(): Command {
    const byScore = search.get('cards') === 'score';
    const order = (score: boolean, label: string): Act => ({
      id: `cards-${score ? 'score' : 'board'}`,
      group,
      label,
      checked: byScore === score,
      run: () => change((now) => withCardOrder(now, score)),
    });
    return {
      id: 'cards',
      group,
      label: scores.order,
      icon: <ArrowUpDown />,
      detail: byScore ? scores.orderScore : scores.orderBoard,
      step: () => ({ title: scores.order, commands: [order(false, scores.orderBoard), order(true, scores.orderScore)] }),
    };
  }
  const ordersOf: Partial<Record<View, Command[]>> = {
    board: isCompany ? [cardOrder()] : [lanes(), cardOrder()],
    list: [...sortCommands(), grouping()],
    timeline: isCompany ? [] : [grouping()],
  };
  const orders = ordersOf[view] ?? [cardOrder()];
  const save: Command = {
    id: 'save-view',
    group,
    label: text.views.save,
    icon: <BookmarkPlus />,
    run: () => viewDialog.set('new'),
  };
  return { boardId, commands: [...filters, ...orders, save], onlyOf };
}
