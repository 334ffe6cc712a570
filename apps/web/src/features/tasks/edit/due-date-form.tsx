// Sets the start or due date of a task.
import { DateForm } from '#features/pickers/date-form.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import type { TaskFields } from '#features/tasks/edit/field-items.tsx';
import { useText } from '#lib/text.ts';

interface DueDateFormProps {
  task: TaskFields;
  today: string;
  /** Which of its two dates. */
  field?: 'startDate' | 'dueDate';
  /** A date was chosen, and is being saved. */
  onDone: () => void;
}

export function DueDateForm({ task, today, field = 'dueDate', onDone }: DueDateFormProps) {
  const { tasks } = useText();
  const { set } = useTaskActions();
  function save(chosen: string | null) {
    onDone();
    if (chosen !== task[field]) void set(task.id, { [field]: chosen });
  }
  return <DateForm label={tasks[field]} value={task[field]} today={today} onChoose={save} />;
}
