// Sorts a list of tasks by a column, then by place, so that equal tasks keep their order. `company/company-sort.sql.ts` has the same.
import { doneStatus } from '#limits.ts';
import { firstAssignee } from '#tasks/assignees.rules.ts';
import type { SortKey } from '#tasks/sort-keys.ts';
import type { TaskCard } from '#tasks/tasks.contract.ts';
import { compareOrder, priorityRank } from '#tasks/tasks.rules.ts';

export interface TaskSort {
  by: SortKey;
  descending: boolean;
}

interface SortOptions {
  /** The statuses in the order of the board's columns. */
  statuses: readonly string[];
  nameOf: (userId: number) => string;
  compareTexts: (a: string, b: string) => number;
  scoreOf: (task: TaskCard) => number;
}

/** Returns the sorted tasks. Tasks without a value come last in both directions. By due date and score, done tasks follow open ones. */
export function sortTasks(tasks: readonly TaskCard[], { by, descending }: TaskSort, options: SortOptions): TaskCard[] {
  const sign = descending ? -1 : 1;
  return tasks
    .map((task) => ({
      task,
      value: sortValue(task, by, options),
      last: (by === 'due' || by === 'score') && task.status === doneStatus,
    }))
    .sort((a, b) => {
      if (a.last !== b.last) return a.last ? 1 : -1;
      if (a.value === null || b.value === null) {
        if (a.value !== b.value) return a.value === null ? 1 : -1;
        return compareOrder(a.task, b.task);
      }
      return sign * compare(a.value, b.value, options) || compareOrder(a.task, b.task);
    })
    .map(({ task }) => task);
}

function sortValue(task: TaskCard, by: SortKey, { statuses, nameOf, scoreOf }: SortOptions): string | number | null {
  if (by === 'title') return task.title;
  if (by === 'status') return statuses.indexOf(task.status);
  if (by === 'priority') return priorityRank(task.priority);
  if (by === 'department') return task.department;
  if (by === 'score') return scoreOf(task);
  if (by === 'due') return task.dueDate === null ? null : Date.parse(task.dueDate);
  const first = firstAssignee(task);
  return first === null ? null : nameOf(first);
}

function compare(a: string | number, b: string | number, { compareTexts }: SortOptions): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}
