// The fields that the create dialog and the edit form share: priority, status, dates, departments, people.
import { priorities, type UserCard, withPrimaryAssignee } from '@app/contract';
import { useAssignable } from '#features/tasks/assignable.ts';
import { ChoiceChips } from '#features/tasks/choice-chips.tsx';
import { isSameDepartment, useDepartmentOptions } from '#features/tasks/department-options.ts';
import { PriorityDot } from '#features/tasks/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import type { TaskValues } from '#features/tasks/task-values.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import '#features/tasks/task-form.css';
import { avatarOf } from '#lib/avatar.ts';
import { Avatar } from '#ui/avatar.tsx';

type FieldValues = Pick<
  TaskValues,
  'priority' | 'status' | 'startDate' | 'dueDate' | 'department' | 'departments' | 'assigneeId' | 'assignees'
>;

export interface TaskFieldsProps {
  values: FieldValues;
  onChange: (change: Partial<FieldValues>) => void;
  errors: Readonly<Record<string, string>>;
  /** The names of the columns of the task's board. */
  statuses: readonly string[];
}

const nobody = 'none';

export function ScheduleFields({ values, onChange, errors, statuses }: TaskFieldsProps) {
  const { tasks } = useText();
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
      <Field label={tasks.startDate} error={errors['startDate'] ?? late}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={values.startDate ?? ''}
            onChange={(event) => onChange({ startDate: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={tasks.dueDate} error={errors['dueDate']}>
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

export function DepartmentFields({ values, onChange, errors }: Omit<TaskFieldsProps, 'statuses'>) {
  const { tasks } = useText();
  const options = useDepartmentOptions([values.department, ...values.departments]);
  const has = (name: string) => values.departments.some((each) => isSameDepartment(each, name));
  const shown = options.find((name) => isSameDepartment(name, values.department)) ?? '';

  function choose(department: string) {
    const others = values.departments.filter(
      (name) => !isSameDepartment(name, department) && !isSameDepartment(name, values.department),
    );
    onChange({ department, departments: [department, ...others] });
  }
  function toggle(name: string) {
    const without = values.departments.filter((each) => !isSameDepartment(each, name));
    onChange({ departments: has(name) ? without : [...without, name] });
  }

  return (
    <>
      <Field label={tasks.primaryDepartment} error={errors['department']}>
        {(control) => (
          <Select {...control} value={shown} onChange={choose} options={options.map((name) => ({ value: name, label: name }))} />
        )}
      </Field>
      <ChoiceChips
        label={tasks.distribution}
        lockedText={tasks.primaryStays}
        onToggle={toggle}
        choices={options.map((name) => {
          const locked = isSameDepartment(name, values.department);
          return { value: name, label: name, chosen: locked || has(name), locked };
        })}
      />
    </>
  );
}

interface AssigneeFieldsProps extends Omit<TaskFieldsProps, 'statuses'> {
  people: ReadonlyMap<number, UserCard>;
}

export function AssigneeFields({ values, onChange, errors, people }: AssigneeFieldsProps) {
  const { tasks } = useText();
  const { assigneeId, assignees } = values;
  const chosen = withPrimaryAssignee(assigneeId, assignees);
  const offered = useAssignable([values.department, ...values.departments], chosen, people);

  function choose(value: string) {
    const next = value === nobody ? null : Number(value);
    const others = assignees.filter((id) => id !== assigneeId);
    onChange({ assigneeId: next, assignees: withPrimaryAssignee(next, others) });
  }
  function toggle(value: string) {
    const id = Number(value);
    onChange({ assignees: assignees.includes(id) ? assignees.filter((each) => each !== id) : [...assignees, id] });
  }

  return (
    <>
      <Field label={tasks.primaryAssignee} error={errors['assigneeId'] ?? errors['assignees']}>
        {(control) => (
          <Select
            {...control}
            value={assigneeId === null ? nobody : String(assigneeId)}
            onChange={choose}
            options={[
              { value: nobody, label: tasks.unassigned },
              ...offered.map(({ id, label, user }) => ({
                value: String(id),
                label,
                icon: <Avatar {...avatarOf(user)} size={22} decorative />,
              })),
            ]}
          />
        )}
      </Field>
      <ChoiceChips
        label={tasks.additionalAssignees}
        lockedText={tasks.primaryAssigneeStays}
        none={tasks.noPeople}
        onToggle={toggle}
        choices={offered.map(({ id, label, user }) => ({
          value: String(id),
          label,
          icon: <Avatar {...avatarOf(user)} size={22} decorative />,
          chosen: chosen.includes(id),
          locked: id === assigneeId,
        }))}
      />
    </>
  );
}
