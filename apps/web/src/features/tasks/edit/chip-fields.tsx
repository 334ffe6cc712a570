// The chips of a new task: column, priority, assignee, due date, department.
import { priorities } from '@app/contract/limits.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { DateForm } from '#features/pickers/date-form.tsx';
import { isCalendarDate } from '#features/pickers/date-line.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { PrimaryAssignee } from '#features/tasks/edit/assignee-fields.tsx';
import { PrimaryDepartment } from '#features/tasks/edit/department-fields.tsx';
import type { TaskFieldsProps } from '#features/tasks/edit/task-fields.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { ErrorText } from '#ui/error-text.tsx';
import { Popover } from '#ui/popover.tsx';
import { Select } from '#ui/select.tsx';
import '#features/tasks/edit/task-form.css';

interface ChipFieldsProps extends TaskFieldsProps {
  people: ReadonlyMap<number, UserCard>;
}

export function ChipFields({ statuses, people, ...fields }: ChipFieldsProps) {
  const { tasks } = useText();
  const names = useNames();
  const { values, onChange, errors } = fields;
  const problem = errors['status'] ?? errors['priority'] ?? errors['assigneeId'] ?? errors['assignees'] ?? errors['dueDate'];
  return (
    <fieldset aria-label={tasks.details} className="chips mb-4 min-w-0">
      <Select
        label={tasks.status}
        className="chip-field"
        value={values.status}
        onChange={(status) => onChange({ status })}
        options={[...new Set([...statuses, values.status])].map((status) => ({
          value: status,
          label: names.status(status),
          icon: <StatusGlyph status={status} />,
        }))}
      />
      <Select
        label={tasks.priority}
        className="chip-field"
        value={values.priority}
        onChange={(priority) => onChange({ priority })}
        options={[...new Set([...priorities, values.priority])].map((priority) => ({
          value: priority,
          label: priorityName({ tasks }, priority),
          icon: <PriorityDot priority={priority} />,
        }))}
      />
      <PrimaryAssignee {...fields} people={people} isChip />
      <DueDate {...fields} />
      <PrimaryDepartment {...fields} isChip />
      {problem === undefined ? null : <ErrorText role="alert">{problem}</ErrorText>}
    </fieldset>
  );
}

function DueDate({ values: { dueDate }, onChange }: Pick<TaskFieldsProps, 'values' | 'onChange'>) {
  const { tasks } = useText();
  const { formatDate } = useDates();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const shown = isCalendarDate(dueDate) ? formatDate(dueDate) : tasks.noDate;
  return (
    <Popover
      label={tasks.dueDate}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="date-panel"
      trigger={
        <button type="button" className="task-chip" aria-label={`${tasks.dueDate}: ${shown}`}>
          <CalendarDays size={14} aria-hidden="true" />
          {shown}
        </button>
      }
    >
      <DateForm
        label={tasks.dueDate}
        value={dueDate}
        today={today}
        onChoose={(date) => {
          setOpen(false);
          onChange({ dueDate: date });
        }}
      />
    </Popover>
  );
}
