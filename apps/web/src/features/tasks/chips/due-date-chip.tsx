// The chip of a task's due date, which changes the date.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { CalendarDays } from 'lucide-react';
import { DueLabel } from '#features/tasks/card/due-chip.tsx';
import { DueDateForm } from '#features/tasks/edit/due-date-form.tsx';
import { useOpenByKey } from '#features/tasks/keys/use-open-by-key.ts';
import { useText } from '#lib/text.ts';
import { Popover } from '#ui/popover.tsx';

interface DueDateChipProps {
  task: Task;
  today: string;
}

export function DueDateChip({ task, today }: DueDateChipProps) {
  const { tasks } = useText();
  const { open, setOpen, button } = useOpenByKey('cardDueDate', tasks.dueDate);
  return (
    <Popover
      align="start"
      label={tasks.dueDate}
      open={open}
      onOpenChange={setOpen}
      className="date-panel"
      trigger={
        <button type="button" className="task-chip" {...button}>
          <CalendarDays size={14} aria-hidden="true" />
          <span className="sr-only">{tasks.dueDate}</span>
          <DueLabel task={task} today={today} />
        </button>
      }
    >
      <DueDateForm task={task} today={today} onDone={() => setOpen(false)} />
    </Popover>
  );
}
