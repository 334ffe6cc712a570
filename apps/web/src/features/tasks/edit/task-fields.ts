// What the fields of a task's forms are given: the values, and what to do when one changes.
import type { TaskValues } from '#features/tasks/edit/task-values.ts';

type FieldValues = Pick<
  TaskValues,
  'priority' | 'status' | 'startDate' | 'dueDate' | 'department' | 'departments' | 'assigneeId' | 'assignees'
>;

export interface TaskFieldsProps {
  values: FieldValues;
  onChange: (change: Partial<FieldValues>) => void;
  errors: Readonly<Record<string, string>>;
  /** The names of the columns of the task's board. */
  statuses: readonly string[];
}
