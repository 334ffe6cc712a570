// The first assignee of a task.
import { type TaskCard, withPrimaryAssignee } from '@app/contract';

type People = Pick<TaskCard, 'assigneeId' | 'assignees'>;

/** Returns the people of a task after somebody, or nobody, takes the place of its first assignee; the others stay. */
export function withFirstAssignee({ assigneeId: before, assignees }: People, assigneeId: number | null): People {
  const others = assignees.filter((id) => id !== before);
  return { assigneeId, assignees: withPrimaryAssignee(assigneeId, others) };
}
