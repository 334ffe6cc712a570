// Priority, status and dates in the edit form; the create dialog has the first ones as chips.
import { priorities } from '@app/contract/limits.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { DateField } from '#features/pickers/date-field.tsx';
import { isCalendarDate } from '#features/pickers/date-line.tsx';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { RepeatFields } from '#features/tasks/edit/repeat-fields.tsx';
import type { TaskFieldsProps } from '#features/tasks/edit/task-fields.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import '#features/tasks/edit/task-form.css';

export function PropertiesFields({ values, onChange, errors, statuses }: TaskFieldsProps) {
  const { tasks } = useText();
  const names = useNames();
  const offered = [...new Set([...priorities, values.priority])];
  return (
    <div className="grid grid-cols-2 gap-x-3 md:grid-cols-4">
      <Field label={tasks.priority} error={errors['priority']}>
        {(control) => (
          <Select
            {...control}
            value={values.priority}
            onChange={(priority) => onChange({ priority })}
            options={offered.map((priority) => ({
              value: priority,
              label: priorityName({ tasks }, priority),
              icon: <PriorityDot priority={priority} />,
            }))}
          />
        )}
      </Field>
      <Field label={tasks.status} error={errors['status']}>
        {(control) => (
          <Select
            {...control}
            value={values.status}
            onChange={(status) => onChange({ status })}
            options={[...new Set([...statuses, values.status])].map((status) => ({
              value: status,
              label: names.status(status),
              icon: <StatusGlyph status={status} />,
            }))}
          />
        )}
      </Field>
      <StartDate values={values} onChange={onChange} errors={errors} />
      <DateField
        label={tasks.dueDate}
        value={values.dueDate}
        error={errors['dueDate']}
        onChange={(dueDate) => onChange({ dueDate })}
      />
      <RepeatFields values={values} onChange={onChange} error={errors['repeat']} />
    </div>
  );
}

/** The first day, and what repeats, beside the chips of a new task. */
export function StartAndRepeat({ values, onChange, errors }: Omit<TaskFieldsProps, 'statuses'>) {
  return (
    <div className="grid grid-cols-2 gap-x-3">
      <StartDate values={values} onChange={onChange} errors={errors} />
      <RepeatFields values={values} onChange={onChange} error={errors['repeat']} />
    </div>
  );
}

function StartDate({ values: { startDate, dueDate }, onChange, errors }: Omit<TaskFieldsProps, 'statuses'>) {
  const { tasks } = useText();
  const late = isCalendarDate(startDate) && isCalendarDate(dueDate) && startDate > dueDate ? tasks.startAfterDue : undefined;
  return (
    <DateField
      label={tasks.startDate}
      value={startDate}
      error={errors['startDate'] ?? late}
      onChange={(date) => onChange({ startDate: date })}
    />
  );
}
