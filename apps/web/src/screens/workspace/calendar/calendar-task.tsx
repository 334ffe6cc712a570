// A task on a day of the calendar: opens with a click, is dragged by its row.
import { doneStatus } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { isOverdue } from '@app/contract/tasks/tasks.rules.ts';
import { SelectionSlot } from '#features/tasks/bulk-changes/selection-slot.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { useText } from '#lib/text.ts';

interface CalendarTaskProps {
  task: TaskCard;
  today: string;
  onFocus: (taskId: number) => void;
  onOpen: (taskId: number) => void;
}

/** Returns the id of a task's button. */
export function chipId(taskId: number | ''): string {
  return `calendar-task-${taskId}`;
}

export function CalendarTask({ task, today, onFocus, onOpen }: CalendarTaskProps) {
  const { calendar } = useText();
  const isDone = task.status === doneStatus;
  const isLate = isOverdue(task, today);
  return (
    <li draggable data-task={task.id}>
      <SelectionSlot part="card" taskId={task.id} title={task.title} />
      <button
        type="button"
        id={chipId(task.id)}
        className="calendar-task"
        title={task.title}
        data-done={isDone ? '' : undefined}
        data-late={isLate ? '' : undefined}
        onFocus={() => onFocus(task.id)}
        onClick={() => onOpen(task.id)}
      >
        <PriorityDot priority={task.priority} />
        <span className="calendar-title">{task.title}</span>
        {isDone || isLate ? <span className="sr-only">{`, ${isDone ? calendar.done : calendar.overdue}`}</span> : null}
      </button>
    </li>
  );
}
