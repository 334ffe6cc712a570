// Groups a sorted list of tasks under headings.
import { doneStatus } from '#limits.ts';
import { firstAssignee } from '#tasks/assignees.rules.ts';
import type { TaskCard } from '#tasks/tasks.contract.ts';
import { isDueToday, isOverdue, isUpcoming, priorityRank } from '#tasks/tasks.rules.ts';

/** What a list can be grouped by, in the order in which it is offered. */
export const groupKeys = ['status', 'assignee', 'priority', 'department', 'due'] as const;
export type GroupKey = (typeof groupKeys)[number];

/** The groups by due date in their order. Done tasks are due no more, whatever their date. */
export const dueGroups = ['overdue', 'today', 'upcoming', 'later', 'none', 'done'] as const;
export type DueGroup = (typeof dueGroups)[number];

export interface TaskGroup {
  /** The status, priority, department or due group, or the id of the first assignee; empty for nobody. */
  value: string;
  tasks: TaskCard[];
}

interface GroupOptions {
  /** The statuses in the order of the board's columns. */
  statuses: readonly string[];
  today: string;
  nameOf: (userId: number) => string;
  compareTexts: (a: string, b: string) => number;
}

/**
 * Returns the groups that have tasks, in their order; the tasks of each keep theirs. Every task stands in exactly one. `others` are
 * groups whose tasks have not loaded. `company/company-groups.sql.ts` has the same rules.
 */
export function groupTasks(
  tasks: readonly TaskCard[],
  by: GroupKey,
  options: GroupOptions,
  others: Iterable<string> = [],
): TaskGroup[] {
  const groups = new Map<string, TaskCard[]>();
  for (const value of others) groups.set(value, []);
  for (const task of tasks) {
    const value = groupOf(task, by, options.today);
    const group = groups.get(value);
    if (group) group.push(task);
    else groups.set(value, [task]);
  }
  const order = orders[by];
  return [...groups].map(([value, all]) => ({ value, tasks: all })).sort((a, b) => order(a.value, b.value, options));
}

/** Returns the value of the group in which a task stands. */
export function groupOf(task: TaskCard, by: GroupKey, today: string): string {
  if (by === 'assignee') return String(firstAssignee(task) ?? '');
  return by === 'due' ? dueGroup(task, today) : task[by];
}

function dueGroup(task: TaskCard, today: string): DueGroup {
  if (task.status === doneStatus) return 'done';
  if (task.dueDate === null) return 'none';
  if (isOverdue(task, today)) return 'overdue';
  if (isDueToday(task, today)) return 'today';
  return isUpcoming(task, today) ? 'upcoming' : 'later';
}

const orders: Record<GroupKey, (a: string, b: string, options: GroupOptions) => number> = {
  // A status that no column has comes last.
  status: (a, b, { statuses, compareTexts }) =>
    placeIn(statuses, a) - placeIn(statuses, b) || compareTexts(a, b) || (a < b ? -1 : 1),
  priority: (a, b) => priorityRank(a) - priorityRank(b) || (a < b ? -1 : 1),
  // Names that differ in nothing but case keep one order, whichever comes first.
  department: (a, b, { compareTexts }) => compareTexts(a, b) || (a < b ? -1 : 1),
  due: (a, b) => placeIn(dueGroups, a) - placeIn(dueGroups, b),
  assignee(a, b, { nameOf, compareTexts }) {
    if (a === '' || b === '') return a === '' ? 1 : -1;
    return compareTexts(nameOf(Number(a)), nameOf(Number(b))) || Number(a) - Number(b);
  },
};

function placeIn(list: readonly string[], value: string): number {
  const index = list.indexOf(value);
  return index < 0 ? list.length : index;
}
