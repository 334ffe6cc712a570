// Whose task it is, on a chip that gives it to somebody else.
import { type Task, type UserCard, withPrimaryAssignee } from '@app/contract';
import { UserRound } from 'lucide-react';
import { useAssignable } from '#features/tasks/assignable.ts';
import { useTaskActions } from '#features/tasks/task-actions.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Menu } from '#ui/menu.tsx';

interface AssigneeChipProps {
  task: Task;
  people: ReadonlyMap<number, UserCard>;
}

export function AssigneeChip({ task, people }: AssigneeChipProps) {
  const { tasks, users } = useText();
  const { change } = useTaskActions();
  const chosen = withPrimaryAssignee(task.assigneeId, task.assignees);
  const offered = useAssignable([task.department, ...task.departments], chosen, people);
  const assignee = task.assigneeId === null ? undefined : people.get(task.assigneeId);
  const name = task.assigneeId === null ? tasks.unassigned : (assignee?.fullName ?? users.deleted);

  function assign(assigneeId: number | null) {
    if (assigneeId === task.assigneeId) return;
    const others = task.assignees.filter((id) => id !== task.assigneeId);
    const assignees = withPrimaryAssignee(assigneeId, others);
    void change(task.id, { assigneeId, assignees }, { assigneeId, assignees });
  }

  return (
    <Menu
      align="start"
      items={[
        { label: tasks.unassigned, icon: <UserRound />, checked: task.assigneeId === null, onSelect: () => assign(null) },
        ...offered.map(({ id, label, user }) => ({
          label,
          icon: <Avatar {...avatarOf(user)} size={22} decorative />,
          checked: id === task.assigneeId,
          onSelect: () => assign(id),
        })),
      ]}
      trigger={
        <button
          type="button"
          className="task-chip"
          aria-label={task.assigneeId === null ? undefined : tasks.assigneesLabel(name)}
        >
          {assignee ? <Avatar {...avatarOf(assignee)} size={22} decorative /> : <UserRound size={14} aria-hidden="true" />}
          <span className="truncate">{name}</span>
        </button>
      }
    />
  );
}
