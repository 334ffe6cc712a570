// The tasks of the visible view in its order, and the neighbours of the open one.
import { sortTasks } from '@app/contract/tasks/task-sort.rules.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useEffect, useMemo, useRef } from 'react';
import type { Board } from '#features/tasks/data/board-columns.ts';
import { sortFrom } from '#features/tasks/data/task-sort.ts';
import { useScores } from '#features/tasks/scores/known-scores.ts';
import { compareTexts } from '#lib/collation.ts';
import { useToday } from '#lib/dates.ts';
import { useSearch } from '#lib/use-search.ts';
import { boardOrder, neighboursOf, type TaskNeighbours } from '#screens/workspace/open-task/task-order.ts';
import { viewIn } from '#screens/workspace/views.ts';

/** The data of a view. */
export interface Shown {
  board: Board;
  /** The departments by which the company view groups. */
  groupBy: readonly string[] | undefined;
  /** The tasks that match the filter. */
  tasks: readonly TaskCard[];
  statuses: readonly string[];
  people: ReadonlyMap<number, UserCard>;
  /** The tasks are in the order of the list. */
  inOrder: boolean;
}

/** Returns the tasks before and after the open one. */
export function useTaskOrder(shown: Shown, taskId: number): TaskNeighbours {
  const [search] = useSearch();
  const isList = viewIn(search) === 'list';
  const { by, descending } = sortFrom(search);
  const { board, groupBy, tasks, statuses, people, inOrder } = shown;
  const scoreIn = useScores(useToday());
  const order = useMemo(() => {
    if (!isList) return boardOrder(board, groupBy);
    if (inOrder) return tasks.map(({ id }) => id);
    const nameOf = (id: number) => people.get(id)?.fullName ?? '';
    return sortTasks(tasks, { by, descending }, { statuses, nameOf, compareTexts, scoreOf: (task) => scoreIn(task).score }).map(
      ({ id }) => id,
    );
  }, [isList, board, groupBy, tasks, by, descending, statuses, people, inOrder, scoreIn]);
  const last = useRef({ taskId, place: 0 });
  const lastPlace = last.current.taskId === taskId ? last.current.place : 0;
  const found = { ...neighboursOf(order, taskId, lastPlace), of: Math.max(order.length, inOrder ? board.total.shown : 0) };
  useEffect(() => {
    if (found.position > 0) last.current = { taskId, place: found.position };
  }, [taskId, found.position]);
  return found;
}
