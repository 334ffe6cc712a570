// Sorts a list of tasks by a column, then by place, so that equal tasks keep their order.
import { compareOrder, doneStatus, priorityRank, type TaskCard } from '@app/contract';
import { compareTexts } from '#lib/collation.ts';

export const sortKeys = ['title', 'status', 'priority', 'assignee', 'department', 'due'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface TaskSort {
  by: SortKey;
  descending: boolean;
}

/** Open tasks that are due first stand first. */
export const defaultSort: TaskSort = { by: 'due', descending: false };

interface Known {
  /** The statuses in the order of the board's columns. */
  statuses: readonly string[];
  nameOf: (userId: number) => string;
}

/** Parses the sort order of a URL. */
export function sortFrom(search: URLSearchParams): TaskSort {
  const by = sortKeys.find((key) => key === search.get('sort'));
  return by ? { by, descending: search.get('dir') === 'desc' } : defaultSort;
}

/** Returns the URL with this sort order; the default order is left out. */
export function withSort(search: URLSearchParams, { by, descending }: TaskSort): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('sort');
  next.delete('dir');
  if (by === defaultSort.by && descending === defaultSort.descending) return next;
  next.set('sort', by);
  if (descending) next.set('dir', 'desc');
  return next;
}

/** Returns the sorted tasks. Tasks without a value come last in both directions. By due date, done tasks follow open ones. */
export function sortTasks(tasks: readonly TaskCard[], { by, descending }: TaskSort, known: Known): TaskCard[] {
  const sign = descending ? -1 : 1;
  return tasks
    .map((task) => ({ task, value: sortValue(task, by, known), last: by === 'due' && task.status === doneStatus }))
    .sort((a, b) => {
      if (a.last !== b.last) return a.last ? 1 : -1;
      if (a.value === null || b.value === null) {
        if (a.value !== b.value) return a.value === null ? 1 : -1;
        return compareOrder(a.task, b.task);
      }
      return sign * compare(a.value, b.value) || compareOrder(a.task, b.task);
    })
    .map(({ task }) => task);
}

function sortValue(task: TaskCard, by: SortKey, { statuses, nameOf }: Known): string | number | null {
  if (by === 'title') return task.title;
  if (by === 'status') return statuses.indexOf(task.status);
  if (by === 'priority') return priorityRank(task.priority);
  if (by === 'department') return task.department;
  if (by === 'due') return task.dueDate === null ? null : Date.parse(task.dueDate);
  const first = task.assigneeId ?? task.assignees[0];
  return first === undefined ? null : nameOf(first);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}
