// Creates tasks from the quick add: in a column, with the usual values and what the filter asks for, one after the other.
import { type Column, type Task, withPrimaryAssignee } from '@app/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { cardOf } from '#features/tasks/board-cache.ts';
import { useDepartmentOptions } from '#features/tasks/department-options.ts';
import { fieldErrors } from '#features/tasks/field-errors.ts';
import { filterTest, noFilter, type TaskFilter, withFilter } from '#features/tasks/task-filter.ts';
import { createTask } from '#features/tasks/task-writes.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { columnsQuery, workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { createWorkspaceOf, defaultDepartment } from '#screens/workspace/create-defaults.ts';
import { emptyTask, issuesOf, requestOf } from '#screens/workspace/new-task.ts';
import { focusTask } from '#screens/workspace/shown-tasks.ts';

export function useQuickAdd(boardId: number, column: Column, filter: TaskFilter) {
  const client = useQueryClient();
  const { tasks } = useText();
  const { id: userId } = useCurrentUser();
  const today = useToday();
  const [, setSearch] = useSearchParams();
  const workspaceId = createWorkspaceOf(boardId);
  // The columns of the company view are none of any workspace.
  const isVirtual = workspaceId !== boardId;
  const targets = useQuery({ ...columnsQuery(workspaceId), enabled: isVirtual }).data ?? [];
  const columnId = isVirtual ? (targets.find(({ name }) => name === column.name)?.id ?? 0) : column.id;
  const offered = useDepartmentOptions([]);
  const names = new Map(useQuery(workspacesQuery).data?.map(({ id, name }) => [id, name]));
  const before = useRef<Promise<unknown>>(Promise.resolve());

  function request(title: string) {
    const department = defaultDepartment(workspaceId, names, offered);
    const values = { ...emptyTask({ department, status: column.name, workspaceId }), title };
    const [priority, ...others] = filter.priorities;
    if (priority && others.length === 0) values.priority = priority;
    if (filter.mine) Object.assign(values, { assigneeId: userId, assignees: withPrimaryAssignee(userId, []) });
    return requestOf(values, columnId);
  }

  /** What is wrong with a title, as a sentence; undefined where nothing is. */
  function problem(title: string): string | undefined {
    return Object.values(fieldErrors(issuesOf(request(title))))[0];
  }

  /** Creates a task after those that were added before it, so that they stand in the order in which they were typed. */
  function add(title: string): Promise<Task> {
    const created = before.current.then(() => createTask(client, boardId, request(title)));
    before.current = created.catch(() => undefined);
    return created;
  }

  /** Says of a new task that the filter hides it, and offers to show it; gives back whether it does. */
  function tellIfHidden(task: Task): boolean {
    const test = filterTest(filter, { userId, today });
    if (!test || test(cardOf(task))) return false;
    const showAll = () => {
      setSearch((now) => withFilter(now, noFilter), { replace: true });
      // The card comes with the next drawing.
      setTimeout(() => focusTask(task.id, true));
    };
    toast({ title: tasks.created.title, text: tasks.createdHidden, action: { label: tasks.createdShow, run: showAll } });
    return true;
  }
  return { problem, add, tellIfHidden };
}
