// Commands that order and divide the tasks of a board's view.
import { laneKeys } from '@app/contract/swimlanes/swimlanes.rules.ts';
import { type SortKey, sortKeys } from '@app/contract/tasks/sort-keys.ts';
import { type GroupKey, groupKeys } from '@app/contract/tasks/task-group.rules.ts';
import { ArrowUpDown, Rows3 } from 'lucide-react';
import type { ViewAddress } from '#app/commands/filter-commands.tsx';
import { groupFrom, groupLabels, withGroup } from '#features/tasks/data/task-group.ts';
import { sortFrom, withSort } from '#features/tasks/data/task-sort.ts';
import { lanesFrom, withLanes } from '#features/tasks/lanes/lane-address.ts';
import { withCardOrder } from '#features/tasks/scores/card-order.ts';
import type { Act, Command } from '#lib/command.ts';
import { type View, viewIn } from '#screens/workspace/views.ts';

const group = 'board';

/** What can divide the tasks of a view, and where the address says so. */
interface Division<Key> {
  id: string;
  label: string;
  /** The name of no division. */
  none: string;
  keys: readonly Key[];
  from: (search: URLSearchParams) => Key | undefined;
  with: (search: URLSearchParams, key: Key | undefined) => URLSearchParams;
}

/** Returns the commands that the view in the address has. */
export function orderCommands(address: ViewAddress): Command[] {
  const { search, isCompany, text } = address;
  const { swimlanes, views } = text;
  const grouping: Division<GroupKey> = {
    id: 'group',
    label: views.groupBy,
    none: views.groupNone,
    keys: groupKeys,
    from: groupFrom,
    with: withGroup,
  };
  const lanes = {
    id: 'lanes',
    label: swimlanes.title,
    none: swimlanes.none,
    keys: laneKeys,
    from: lanesFrom,
    with: withLanes,
  };
  const commandsOf: Partial<Record<View, () => Command[]>> = {
    board: () => [...(isCompany ? [] : [divisionCommand(address, lanes)]), cardOrderCommand(address)],
    list: () => [...sortCommands(address), divisionCommand(address, grouping)],
    timeline: () => (isCompany ? [] : [divisionCommand(address, grouping)]),
  };
  return commandsOf[viewIn(search)]?.() ?? [cardOrderCommand(address)];
}

function sortCommands({ search, change, text }: ViewAddress): Command[] {
  const { scores, tasks, workspaces } = text;
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
function divisionCommand<Key extends GroupKey>({ search, change, text }: ViewAddress, by: Division<Key>): Command {
  const current = by.from(search);
  const labels = groupLabels(text);
  const nameOf = (key: Key | undefined) => (key ? labels[key] : by.none);
  const choice = (key: Key | undefined): Act => ({
    id: `${by.id}-${key ?? 'none'}`,
    group,
    label: nameOf(key),
    checked: key === current,
    run: () => change((now) => by.with(now, key)),
  });
  return {
    id: by.id,
    group,
    label: by.label,
    icon: <Rows3 />,
    detail: nameOf(current),
    step: () => ({ title: by.label, commands: [choice(undefined), ...by.keys.map(choice)] }),
  };
}

function cardOrderCommand({ search, change, text }: ViewAddress): Command {
  const { scores } = text;
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
