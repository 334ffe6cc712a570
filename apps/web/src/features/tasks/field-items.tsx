// The rows of the menus that change one field of a task at once: on the chips of an open task, and on its card.
import { priorities, type TaskCard, type UserCard, withPrimaryAssignee } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { useAssignable } from '#features/tasks/assignable.ts';
import { PriorityDot } from '#features/tasks/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import { useTaskActions } from '#features/tasks/task-actions.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import type { MenuItem } from '#ui/menu.tsx';

/** What the menus read of a task, which an open task and a card both have. */
export type TaskFields = Pick<
  TaskCard,
  'id' | 'workspaceId' | 'priority' | 'status' | 'assigneeId' | 'assignees' | 'department' | 'departments' | 'dueDate'
>;

export function usePriorityItems(task: TaskFields): MenuItem[] {
  const { tasks } = useText();
  const { set } = useTaskActions();
  return priorities.map((priority) => ({
    label: tasks.priorityName[priority],
    icon: <PriorityDot priority={priority} />,
    checked: priority === task.priority,
    onSelect: () => priority !== task.priority && void set(task.id, { priority }),
  }));
}

export function useStatusItems(task: TaskFields): MenuItem[] {
  const { set } = useTaskActions();
  const columns = useQuery(columnsQuery(task.workspaceId));
  const names = columns.data?.map(({ name }) => name) ?? [task.status];
  return names.map((status) => ({
    label: status,
    icon: <StatusGlyph status={status} />,
    checked: status === task.status,
    onSelect: () => status !== task.status && void set(task.id, { status }),
  }));
}

/** As wide as the pictures below it. */
const nobody = (
  <span className="grid size-[22px] place-items-center">
    <UserRound />
  </span>
);

/** Whose task it is; whoever else has it besides keeps it. */
export function useAssigneeItems(task: TaskFields, people: ReadonlyMap<number, UserCard>): MenuItem[] {
  const { tasks } = useText();
  const { set } = useTaskActions();
  const chosen = withPrimaryAssignee(task.assigneeId, task.assignees);
  const offered = useAssignable([task.department, ...task.departments], chosen, people);
  function assign(assigneeId: number | null) {
    if (assigneeId === task.assigneeId) return;
    const others = task.assignees.filter((id) => id !== task.assigneeId);
    void set(task.id, { assigneeId, assignees: withPrimaryAssignee(assigneeId, others) });
  }
  return [
    { label: tasks.unassigned, icon: nobody, checked: task.assigneeId === null, onSelect: () => assign(null) },
    ...offered.map(({ id, label, user }) => ({
      label,
      icon: <Avatar {...avatarOf(user)} size={22} decorative />,
      checked: id === task.assigneeId,
      onSelect: () => assign(id),
    })),
  ];
}
