// The avatars of a task's assignees: at most three and the number of the others; a dashed ring if there are none.

import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useShownName } from '#lib/shown-person.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import '#features/tasks/card/task-card.css';

interface TaskPeopleProps {
  task: { assigneeId: number | null; assignees: readonly number[] };
  people: ReadonlyMap<number, UserCard>;
}

const shownAtMost = 3;
const gone = { fullName: '?', avatarInitials: '?', avatarColor: null, profilePicture: null };

export function TaskPeople({ task, people }: TaskPeopleProps) {
  const text = useText();
  const shownName = useShownName();
  const ids = withPrimaryAssignee(task.assigneeId, task.assignees);
  if (ids.length === 0) {
    return (
      <span className="card-people" role="img" aria-label={text.tasks.unassigned} title={text.tasks.unassigned}>
        <span className="card-nobody" />
      </span>
    );
  }
  const names = ids.map((id) => shownName(people.get(id))).join(', ');
  const label = text.tasks.assigneesLabel(names);
  const shown = ids.length > shownAtMost ? ids.slice(0, shownAtMost - 1) : ids;
  const more = ids.length - shown.length;
  return (
    <span className="card-people" role="img" aria-label={label} title={label}>
      {shown.map((id) => (
        <Avatar key={id} {...avatarOf(people.get(id) ?? gone)} size={22} decorative />
      ))}
      {more > 0 ? <span className="card-more">{`+${more}`}</span> : null}
    </span>
  );
}
