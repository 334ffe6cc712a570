// The time of a task in words, and the sentence that describes its bar.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isOverdue, withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useCallback } from 'react';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';

type Dates = Pick<TaskCard, 'startDate' | 'dueDate'>;

/** Returns a function that says when a task is: 'from Dec 3 to Dec 12', 'due Dec 12'. */
export function useWhen(): (dates: Dates) => string {
  const { timeline: words } = useText();
  const { formatDate } = useDates();
  return useCallback(
    ({ startDate, dueDate }) => {
      if (startDate === null) return dueDate === null ? words.dateless : words.due(formatDate(dueDate));
      if (dueDate === null) return words.starts(formatDate(startDate));
      if (startDate === dueDate) return words.onDay(formatDate(dueDate));
      return words.fromTo(formatDate(startDate), formatDate(dueDate));
    },
    [words, formatDate],
  );
}

/** Returns a function that describes a bar: its task, when it is, its status, and whose it is. */
export function useBarLabel(people: ReadonlyMap<number, UserCard>, today: string): (task: TaskCard) => string {
  const { calendar, tasks, users } = useText();
  const names = useNames();
  const when = useWhen();
  return (task) => {
    const ids = withPrimaryAssignee(task.assigneeId, task.assignees);
    const who = ids.map((id) => people.get(id)?.fullName ?? users.deleted).join(', ') || tasks.unassigned;
    const late = task.status !== doneStatus && isOverdue(task, today) ? [calendar.overdue] : [];
    return [task.title, when(task), names.status(task.status), who, ...late].join(', ');
  };
}
