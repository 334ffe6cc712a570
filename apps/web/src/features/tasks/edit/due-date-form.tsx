// Sets the start or due date of a task: typed, chosen from a month, or one of the most common days.
import { useState } from 'react';
import { DateChoices } from '#features/pickers/date-choices.tsx';
import { DateLine, isCalendarDate } from '#features/pickers/date-line.tsx';
import { useDateWords } from '#features/pickers/use-date-words.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import type { TaskFields } from '#features/tasks/edit/field-items.tsx';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

interface DueDateFormProps {
  task: TaskFields;
  today: string;
  /** Which of its two dates. */
  field?: 'startDate' | 'dueDate';
  /** A date was chosen, and is being saved. */
  onDone: () => void;
}

export function DueDateForm({ task, today, field = 'dueDate', onDone }: DueDateFormProps) {
  const { tasks, pickers } = useText('board', 'overlays');
  const { formatTyped } = useDates();
  const { readForSure } = useDateWords(true);
  const { set } = useTaskActions();
  const [value, setValue] = useState(task[field]);
  const [refused, setRefused] = useState(false);
  const date = isCalendarDate(value) ? value : null;

  function save(chosen: string | null) {
    onDone();
    if (chosen !== task[field]) void set(task.id, { [field]: chosen });
  }
  async function submit() {
    const meant = value === null || isCalendarDate(value) ? value : await readForSure(value);
    if (meant === undefined) setRefused(true);
    else save(meant);
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        label={tasks[field]}
        dense
        hint={pickers.dateWords}
        error={refused ? pickers.badDate(formatTyped(today)) : undefined}
      >
        {(control) => (
          <DateLine
            {...control}
            value={value}
            onChange={(next) => {
              setValue(next);
              setRefused(false);
            }}
          />
        )}
      </Field>
      <div className="mt-2">
        <DateChoices value={date} today={today} onChoose={save} />
      </div>
      <div className="mt-3 flex justify-end">
        <Button variant="primary" type="submit">
          {tasks.setDate}
        </Button>
      </div>
    </form>
  );
}
