// The headings of a grouped list, and the lines that headings and tasks make together.
import { type DueGroup, type GroupKey, groupTasks, type TaskCard, type TaskGroup, type UserCard } from '@app/contract';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { compareTexts } from '#lib/collation.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { filterLabel } from '#screens/workspace/filter/filter-labels.ts';
import '#screens/workspace/list/list-groups.css';

/** A line of the list: a task, or the heading of a group. */
export type ListLine = TaskCard | TaskGroup;

export const isHeading = (line: ListLine | undefined): line is TaskGroup => line !== undefined && 'tasks' in line;

interface Grouped {
  tasks: readonly TaskCard[];
  by: GroupKey | undefined;
  people: ReadonlyMap<number, UserCard>;
  statuses: readonly string[];
  today: string;
}

/** Groups sorted tasks. Groups that were closed stay closed until the list is left. */
export function useGroups({ tasks, by, people, statuses, today }: Grouped) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo<readonly ListLine[]>(() => {
    if (!by) return tasks;
    const nameOf = (id: number) => people.get(id)?.fullName ?? '';
    return groupTasks(tasks, by, { statuses, today, nameOf, compareTexts }).flatMap((group) =>
      closed.has(keyOf(by, group)) ? [group] : [group, ...group.tasks],
    );
  }, [tasks, by, people, statuses, today, closed]);
  /** The tasks whose lines are shown, in the order of the lines. */
  const shown = useMemo(() => (by ? lines.flatMap((line) => (isHeading(line) ? [] : [line])) : tasks), [lines, by, tasks]);
  const isOpen = (group: TaskGroup) => by !== undefined && !closed.has(keyOf(by, group));
  function setOpen(group: TaskGroup, open: boolean): void {
    if (!by) return;
    const next = new Set(closed);
    if (open) next.delete(keyOf(by, group));
    else next.add(keyOf(by, group));
    setClosed(next);
  }
  /** Opens the group that hides a task. */
  function openFor(taskId: number): void {
    const hiding = lines.find((line) => isHeading(line) && line.tasks.some(({ id }) => id === taskId));
    if (isHeading(hiding)) setOpen(hiding, true);
  }
  return { lines, shown, isOpen, setOpen, openFor };
}

const keyOf = (by: GroupKey, { value }: TaskGroup) => `${by}:${value}`;

/** The element id of the button of a heading. */
export const headingId = ({ value }: TaskGroup) => `list-group-${value}`;

interface GroupHeadingProps {
  group: TaskGroup;
  by: GroupKey;
  line: number;
  isOpen: boolean;
  people: ReadonlyMap<number, UserCard>;
  onToggle: () => void;
}

export function GroupHeading({ group, by, line, isOpen, people, onToggle }: GroupHeadingProps) {
  const { workspaces } = useText('board');
  const label = useGroupLabel(people);
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <tr className="list-group" data-heading={line} aria-rowindex={line + 2}>
      <th scope="rowgroup">
        <button id={headingId(group)} type="button" aria-expanded={isOpen} onClick={onToggle}>
          <Icon size={14} aria-hidden="true" className="flex-none text-ink-3" />
          <span className="truncate">{label(by, group.value)}</span>
          <span className="list-group-count">
            <span aria-hidden="true">{group.tasks.length}</span>
            <span className="sr-only">{workspaces.listLabel(group.tasks.length)}</span>
          </span>
        </button>
      </th>
    </tr>
  );
}

/** Returns a function for the name of a group. */
export function useGroupLabel(people: ReadonlyMap<number, UserCard>): (by: GroupKey, value: string) => string {
  const text = useText('board', 'overlays');
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
