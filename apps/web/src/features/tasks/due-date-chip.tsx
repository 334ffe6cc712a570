// When a task is due, on a chip that sets another date.
import type { Task } from '@app/contract';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DueLabel } from '#features/tasks/due-chip.tsx';
import { useTaskActions } from '#features/tasks/task-actions.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Popover } from '#ui/popover.tsx';

interface DueDateChipProps {
  task: Task;
  today: string;
}

export function DueDateChip({ task, today }: DueDateChipProps) {
  const { tasks } = useText();
  const { change } = useTaskActions();
  const [open, setOpen] = useState(false);
  function save(dueDate: string | null) {
    setOpen(false);
    if (dueDate !== task.dueDate) void change(task.id, { dueDate }, { dueDate });
  }
  return (
    <Popover
      align="start"
      label={tasks.dueDate}
      open={open}
      onOpenChange={setOpen}
      className="w-64 p-3"
      trigger={
        <button type="button" className="task-chip">
          <CalendarDays size={14} aria-hidden="true" />
          <span className="sr-only">{tasks.dueDate}</span>
          <DueLabel task={task} today={today} />
        </button>
      }
    >
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
        <div className="mt-3 flex justify-end gap-2">
          <Button variant="ghost" onClick={() => save(null)}>
            {tasks.noDate}
          </Button>
          <Button variant="primary" type="submit">
            {tasks.setDate}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
