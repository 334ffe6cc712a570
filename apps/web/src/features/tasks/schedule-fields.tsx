// Priority, status and dates, as the create dialog and the edit form have them.
import { priorities } from '@app/contract';
import { PriorityDot } from '#features/tasks/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import type { TaskFieldsProps } from '#features/tasks/task-fields.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import '#features/tasks/task-form.css';

export function ScheduleFields({ values, onChange, errors, statuses }: TaskFieldsProps) {
  const { tasks } = useText();
  const { dateHint } = useDates();
  const names: Record<string, string> = tasks.priorityName;
  const offered = [...new Set([...priorities, values.priority])];
  const late = values.startDate && values.dueDate && values.startDate > values.dueDate ? tasks.startAfterDue : undefined;
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
              label: names[priority] ?? priority,
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
              label: status,
              icon: <StatusGlyph status={status} />,
            }))}
          />
        )}
      </Field>
      <Field label={tasks.startDate} hint={dateHint(values.startDate)} error={errors['startDate'] ?? late}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.startDate ?? ''}
            onChange={(event) => onChange({ startDate: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={tasks.dueDate} hint={dateHint(values.dueDate)} error={errors['dueDate']}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.dueDate ?? ''}
            onChange={(event) => onChange({ dueDate: event.target.value || null })}
          />
        )}
      </Field>
    </div>
  );
}
