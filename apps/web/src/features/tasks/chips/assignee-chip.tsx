// The chip of a task's assignee, which changes the assignee.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { UserRound } from 'lucide-react';
import { AssigneePicker } from '#features/tasks/edit/assignee-picker.tsx';
import { useOpenByKey } from '#features/tasks/keys/use-open-by-key.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useShownName } from '#lib/shown-person.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Popover } from '#ui/popover.tsx';

interface AssigneeChipProps {
  task: Task;
  people: ReadonlyMap<number, UserCard>;
}

export function AssigneeChip({ task, people }: AssigneeChipProps) {
  const { tasks } = useText();
  const shownName = useShownName();
  const { open, setOpen, button } = useOpenByKey('cardAssignee', tasks.assignee);
  const assignee = task.assigneeId === null ? undefined : people.get(task.assigneeId);
  const name = task.assigneeId === null ? tasks.unassigned : shownName(assignee);
  return (
    <Popover
      align="start"
      label={tasks.assignee}
      open={open}
      onOpenChange={setOpen}
      className="pick-panel"
      trigger={
        <button
          type="button"
          className="task-chip"
          {...button}
          aria-label={task.assigneeId === null ? undefined : tasks.assigneesLabel(name)}
        >
          {assignee ? <Avatar {...avatarOf(assignee)} size={22} decorative /> : <UserRound size={14} aria-hidden="true" />}
          <span className="truncate">{name}</span>
        </button>
      }
    >
      <AssigneePicker task={task} people={people} onDone={() => setOpen(false)} />
    </Popover>
  );
}
