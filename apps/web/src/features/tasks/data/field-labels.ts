// The display names of a task's fields and values.
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { TaskValues } from '#features/tasks/edit/task-values.ts';
import { useDates } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useRepeatText } from '#lib/repeat-text.ts';
import { useText } from '#lib/text.ts';

/** Returns the name of a field; fields that belong together share one. */
export function useFieldNames(): (field: keyof TaskValues) => string {
  const { recurrences, tasks } = useText();
  const names: Record<keyof TaskValues, string> = {
    title: tasks.titleLabel,
    description: tasks.description,
    priority: tasks.priority,
    status: tasks.status,
    startDate: tasks.startDate,
    dueDate: tasks.dueDate,
    department: tasks.departments,
    departments: tasks.departments,
    assigneeId: tasks.assignees,
    assignees: tasks.assignees,
    checklistItems: tasks.checklist,
    repeat: recurrences.label,
    repeatWhen: recurrences.label,
  };
  return (field) => names[field];
}

/** Returns the value of a field as text; for fields that belong together, both values. */
export function useFieldValues(
  people: ReadonlyMap<number, UserCard>,
): (field: keyof TaskValues, of: Partial<TaskValues>) => string {
  const { recurrences, tasks, users } = useText();
  const repeatText = useRepeatText();
  const names = useNames();
  const { formatDate } = useDates();
  const date = (value: string | null | undefined) => (value ? formatDate(value) : tasks.noDate);
  return (field, of) => {
    switch (field) {
      case 'priority':
        return priorityName({ tasks }, of.priority ?? '');
      case 'startDate':
        return date(of.startDate);
      case 'dueDate':
        return date(of.dueDate);
      case 'department':
      case 'departments':
        return (of.departments ?? []).map(names.department).join(', ');
      case 'assigneeId':
      case 'assignees':
        return (of.assignees ?? []).map((id) => people.get(id)?.fullName ?? users.deleted).join(', ') || tasks.unassigned;
      case 'checklistItems':
        return (of.checklistItems ?? []).map(({ text }) => text).join('\n');
      case 'repeat':
      case 'repeatWhen':
        return of.repeat ? repeatText(of.repeat) : recurrences.none;
      default:
        return of[field] || tasks.none;
    }
  };
}
