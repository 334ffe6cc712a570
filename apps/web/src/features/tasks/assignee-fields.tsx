// Who a task is given to: one person first of all, others besides.
import { type UserCard, withPrimaryAssignee } from '@app/contract';
import { useAssignable } from '#features/tasks/assignable.ts';
import { ChoiceChips } from '#features/tasks/choice-chips.tsx';
import type { TaskFieldsProps } from '#features/tasks/task-fields.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

const nobody = 'none';

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
