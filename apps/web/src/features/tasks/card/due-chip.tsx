// The due date of a task: on a card the date or its urgency, in details the texts of the specification.

import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { type Due, dueState } from '@app/contract/tasks/tasks.rules.ts';
import { CalendarClock } from 'lucide-react';
import { cn } from '#lib/cn.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';

type Dated = Pick<TaskCard, 'status' | 'dueDate'>;

const colors: Record<Due['kind'], string> = {
  none: 'text-ink-3',
  completed: 'text-ink-3',
  overdue: 'text-danger-ink font-medium',
  today: 'text-warning-ink font-medium',
  days: 'text-ink-3',
};

/** Returns the due text for details. */
function useDueLabel(task: Dated, today: string): string {
  const { tasks } = useText();
  const due = dueState(task, today);
  if (due.kind === 'completed') return tasks.completed;
  if (due.kind === 'overdue') return tasks.overdue;
  if (due.kind === 'today') return tasks.dueToday;
  return due.kind === 'days' ? tasks.dueIn(due.days) : tasks.noDate;
}

/** On a card: the date itself, or Overdue, Due Today, Completed. */
export function CardDue({ task, today }: { task: Dated; today: string }) {
  const { tasks } = useText();
  const { formatDate, formatLong } = useDates();
  const label = useDueLabel(task, today);
  const { kind } = dueState(task, today);
  if (task.dueDate === null && kind !== 'completed') return null;
  const full = task.dueDate === null ? label : tasks.due(formatLong(task.dueDate));
  const shown = kind === 'days' && task.dueDate !== null ? formatDate(task.dueDate) : label;
  return (
    <span className={cn('flex max-w-full flex-none items-center gap-1 whitespace-nowrap', colors[kind])} title={full}>
      {kind === 'overdue' ? <CalendarClock size={12} aria-hidden="true" className="flex-none" /> : null}
      {shown === label ? (
        <span className="truncate">{shown}</span>
      ) : (
        <>
          <span className="truncate" aria-hidden="true">
            {shown}
          </span>
          <span className="sr-only">{full}</span>
        </>
      )}
    </span>
  );
}

/** In a table: the date, coloured if it is urgent. */
export function TableDue({ task, today }: { task: Dated; today: string }) {
  const { formatDate } = useDates();
  const label = useDueLabel(task, today);
  const { kind } = dueState(task, today);
  if (task.dueDate === null) return null;
  return (
    <span className={cn('inline-flex items-center gap-1 tabular-nums', colors[kind])} title={label}>
      {formatDate(task.dueDate)}
      {kind === 'overdue' ? (
        <>
          <CalendarClock size={12} aria-hidden="true" />
          <span className="sr-only">{label}</span>
        </>
      ) : null}
    </span>
  );
}

/** In details: exactly 'Completed', 'Overdue', 'Due Today' or 'Due in N days', and the date. */
export function DueLabel({ task, today }: { task: Dated; today: string }) {
  const { formatDate } = useDates();
  const label = useDueLabel(task, today);
  return (
    <>
      <span className={colors[dueState(task, today).kind]}>{label}</span>
      {task.dueDate === null ? null : <span>{formatDate(task.dueDate)}</span>}
    </>
  );
}
