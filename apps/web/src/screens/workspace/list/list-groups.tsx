// The lines of a list: tasks, and the headings of their groups.
import type { DueGroup, GroupKey, TaskGroup } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { GroupRest } from '#features/tasks/data/board-columns.ts';
import { useNames } from '#lib/names.ts';
import { useNumbers } from '#lib/numbers.ts';
import { useText } from '#lib/text.ts';
import { filterLabel } from '#screens/workspace/filter/filter-labels.ts';
import '#screens/workspace/list/list-groups.css';

/** The heading of a group. It counts also the tasks that have not loaded. */
export interface ListGroup extends TaskGroup {
  count: number;
}

/** The place of the tasks of a group that have not loaded. */
export interface ListRest extends GroupRest {
  rest: string;
}

/** A line of the list: a task, the heading of a group, or the rest of one. */
export type ListLine = TaskCard | ListGroup | ListRest;

export const isHeading = (line: ListLine | undefined): line is ListGroup => line !== undefined && 'tasks' in line;
export const isRest = (line: ListLine | undefined): line is ListRest => line !== undefined && 'rest' in line;
export const isTask = (line: ListLine | undefined): line is TaskCard => line !== undefined && !isHeading(line) && !isRest(line);

/** The element ids of the buttons of a heading and of a rest. */
export const headingId = ({ value }: Pick<TaskGroup, 'value'>) => `list-group-${value}`;
export const restId = ({ rest }: Pick<ListRest, 'rest'>) => `list-rest-${rest}`;

interface GroupHeadingProps {
  group: ListGroup;
  by: GroupKey;
  line: number;
  /** The number of the row in the table, from 0. */
  at: number;
  isOpen: boolean;
  people: ReadonlyMap<number, UserCard>;
  onToggle: () => void;
}

export function GroupHeading({ group, by, line, at, isOpen, people, onToggle }: GroupHeadingProps) {
  const { workspaces } = useText();
  const label = useGroupLabel(people);
  const { formatCount } = useNumbers();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <tr className="list-group" data-heading={line} aria-rowindex={at + 2}>
      <th scope="rowgroup">
        <button id={headingId(group)} type="button" aria-expanded={isOpen} onClick={onToggle}>
          <Icon size={14} aria-hidden="true" className="flex-none text-ink-3" />
          <span className="truncate">{label(by, group.value)}</span>
          <span className="list-group-count">
            <span aria-hidden="true">{formatCount(group.count)}</span>
            <span className="sr-only">{workspaces.listLabel(group.count)}</span>
          </span>
        </button>
      </th>
    </tr>
  );
}

/** Returns a function for the name of a group. */
export function useGroupLabel(people: ReadonlyMap<number, UserCard>): (by: GroupKey, value: string) => string {
  const text = useText();
  const names = useNames();
  const dues: Record<DueGroup, string> = {
    overdue: text.workspaces.filterDueName.overdue,
    today: text.workspaces.filterDueName.today,
    upcoming: text.workspaces.filterDueName.upcoming,
    later: text.views.groupLater,
    none: text.workspaces.filterDueName.none,
    done: names.status('Done'),
  };
  return (by, value) => {
    if (by === 'due') return dues[value as DueGroup];
    if (by === 'status') return names.status(value);
    if (by === 'department') return names.department(value);
    if (by === 'priority') return filterLabel(text, people, 'priorities', value);
    return value === '' ? text.tasks.unassigned : filterLabel(text, people, 'assignees', value);
  };
}
