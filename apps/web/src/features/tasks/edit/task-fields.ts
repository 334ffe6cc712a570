// The props of the fields in a task's forms: the values and the change handler.
import type { TaskValues } from '#features/tasks/edit/task-values.ts';

type FieldValues = Pick<
  TaskValues,
  | 'priority'
  | 'status'
  | 'startDate'
  | 'dueDate'
  | 'repeat'
  | 'repeatWhen'
  | 'department'
  | 'departments'
  | 'assigneeId'
  | 'assignees'
>;

export interface TaskFieldsProps {
  values: FieldValues;
  onChange: (change: Partial<FieldValues>) => void;
  errors: Readonly<Record<string, string>>;
  /** The names of the columns of the task's board. */
  statuses: readonly string[];
}
