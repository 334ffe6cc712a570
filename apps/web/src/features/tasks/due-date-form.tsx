// A small form that sets when a task is due: the days that are meant most, any date, or none.
import { daysAfter, nextMonday } from '@app/contract';
import type { TaskFields } from '#features/tasks/field-items.tsx';
import { useTaskActions } from '#features/tasks/task-actions.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import '#features/tasks/task-form.css';

interface DueDateFormProps {
  task: TaskFields;
  today: string;
  /** A date was chosen, and is being saved. */
  onDone: () => void;
}

export function DueDateForm({ task, today, onDone }: DueDateFormProps) {
  const { tasks } = useText();
  const { set } = useTaskActions();
  const days = [
    [tasks.dueQuick.today, today],
    [tasks.dueQuick.tomorrow, daysAfter(today, 1)],
    [tasks.dueQuick.monday, nextMonday(today)],
  ] as const;
  function save(dueDate: string | null) {
    onDone();
    if (dueDate !== task.dueDate) void set(task.id, { dueDate });
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const value = new FormData(event.currentTarget).get('dueDate');
        save(typeof value === 'string' && value !== '' ? value : null);
      }}
    >
      <Field label={tasks.dueDate} dense>
        {(control) => <Input {...control} type="date" name="dueDate" defaultValue={task.dueDate ?? ''} />}
      </Field>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {days.map(([label, day]) => (
          <button key={label} type="button" className="choice-chip" aria-pressed={day === task.dueDate} onClick={() => save(day)}>
            {label}
          </button>
        ))}
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button variant="ghost" onClick={() => save(null)}>
          {tasks.noDate}
        </Button>
        <Button variant="primary" type="submit">
          {tasks.setDate}
        </Button>
      </div>
    </form>
  );
}
