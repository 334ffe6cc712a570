// Makes the lines of a grouped list from its tasks, and opens and closes the groups.
import { type GroupKey, groupTasks } from '@app/contract/tasks/task-group.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useMemo, useState } from 'react';
import type { GroupPages } from '#features/tasks/data/board-columns.ts';
import { compareTexts } from '#lib/collation.ts';
import { isHeading, isRest, isTask, type ListGroup, type ListLine } from '#screens/workspace/list/list-groups.tsx';

interface Grouped {
  tasks: readonly TaskCard[];
  by: GroupKey | undefined;
  people: ReadonlyMap<number, UserCard>;
  statuses: readonly string[];
  today: string;
  /** The groups of a list that loads in pages. */
  pages?: GroupPages | undefined;
}

/** Groups sorted tasks. Groups that were closed stay closed until the list is left. */
export function useGroups({ tasks, by, people, statuses, today, pages }: Grouped) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo<readonly ListLine[]>(() => {
    if (!by) return tasks;
    const nameOf = (id: number) => people.get(id)?.fullName ?? '';
    const groups = groupTasks(tasks, by, { statuses, today, nameOf, compareTexts }, pages?.counts.keys());
    return groups.flatMap((group): ListLine[] => {
      const heading: ListGroup = { ...group, count: pages?.counts.get(group.value) ?? group.tasks.length };
      if (closed.has(keyOf(by, group.value))) return [heading];
      const rest = pages?.rests.get(group.value);
      return [heading, ...group.tasks, ...(rest ? [{ rest: group.value, ...rest }] : [])];
    });
  }, [tasks, by, people, statuses, today, closed, pages]);
  /** The tasks whose lines are shown, in the order of the lines. */
  const shown = useMemo(() => (by ? lines.filter(isTask) : tasks), [lines, by, tasks]);
  /** The number of each line among all rows of the table, from 0: also those count that have not loaded. */
  const places = useMemo(() => placesOf(lines), [lines]);
  const isOpen = (value: string) => by !== undefined && !closed.has(keyOf(by, value));
  function setOpen(value: string, open: boolean): void {
    if (!by) return;
    const next = new Set(closed);
    if (open) next.delete(keyOf(by, value));
    else next.add(keyOf(by, value));
    setClosed(next);
  }
  /** Opens the group that hides a task. */
  function openFor(taskId: number): void {
    const hiding = lines.find((line) => isHeading(line) && line.tasks.some(({ id }) => id === taskId));
    if (isHeading(hiding)) setOpen(hiding.value, true);
  }
  return { lines, shown, places, isOpen, setOpen, openFor };
}

const keyOf = (by: GroupKey, value: string) => `${by}:${value}`;

function placesOf(lines: readonly ListLine[]): { of: readonly number[]; count: number } {
  let count = 0;
  const of = lines.map((line) => {
    const start = count;
    count += isRest(line) ? line.left : 1;
    return start;
  });
  return { of, count };
}
