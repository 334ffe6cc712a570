// The columns and people that a task can have, and functions that change its values.
import { withFirstAssignee } from '@app/contract/tasks/assignees.rules.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useAssignable } from '#features/tasks/data/assignable.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useTaskStatuses } from '#features/tasks/edit/use-task-statuses.ts';
import { usersById, usersQuery } from '#features/users/users.queries.ts';
import type { TaskHere } from '#lib/commands-here.ts';

export type TaskValues = ReturnType<typeof useTaskValues>;

export function useTaskValues(here: TaskHere | undefined) {
  const actions = useTaskActions();
  const users = useQuery(usersQuery).data;
  const people = usersById(users ?? []);
  const task = here?.task;
  const own = useTaskStatuses(here?.moves ? undefined : task);
  // Without a board on the screen, a status names its column.
  const columns = here?.moves?.columns.map(({ column }) => column) ?? own?.map((name, index) => ({ id: index, name })) ?? [];
  const chosen = task ? withPrimaryAssignee(task.assigneeId, task.assignees) : [];
  const assignable = useAssignable(task ? [task.department, ...task.departments] : [], chosen, people);
  type Fields = Parameters<typeof actions.set>[1];

  return {
    columns,
    assignable,
    nameOf: (id: number | null) => (id === null ? undefined : people.get(id)?.fullName),
    set: (fields: Fields) => task && actions.set(task.id, fields),
    moveTo: (columnId: number, status: string) =>
      here?.moves ? here.moves.move(columnId, null) : task && actions.set(task.id, { status }),
    /** Replaces the first assignee, the others stay; null takes everybody off. */
    assign: (assigneeId: number | null) => task && actions.adjust(task, (row) => withFirstAssignee(row, assigneeId)),
    /** Sets several values with one undo; the people come before those who have the task. */
    setTogether: (fields: Fields, people: readonly number[]) =>
      task &&
      actions.adjust(task, ({ assignees }) => {
        const [assigneeId] = people;
        if (assigneeId === undefined) return fields;
        return { ...fields, assigneeId, assignees: withPrimaryAssignee(assigneeId, [...people, ...assignees]) };
      }),
  };
}
