// Whose task it is, on a chip that gives it to somebody else.
import type { Task, UserCard } from '@app/contract';
import { UserRound } from 'lucide-react';
import { useAssigneeItems } from '#features/tasks/field-items.tsx';
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
  const assignee = task.assigneeId === null ? undefined : people.get(task.assigneeId);
  const name = task.assigneeId === null ? tasks.unassigned : (assignee?.fullName ?? users.deleted);
  return (
    <Menu
      align="start"
      items={useAssigneeItems(task, people)}
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
