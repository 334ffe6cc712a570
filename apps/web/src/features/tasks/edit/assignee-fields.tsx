// The assignees of a task: the first one, and further ones; together in the edit form, apart in the create dialog.

import { withPrimary } from '@app/contract/tasks/assignees.rules.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { UserPlus } from 'lucide-react';
import { useLoadNotes } from '#features/hints/load-notes.ts';
import { PickField, type PickFieldProps } from '#features/pickers/pick-field.tsx';
import { PickedChips } from '#features/pickers/picked-chips.tsx';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { unassignedRow } from '#features/tasks/edit/assignee-picker.tsx';
import type { TaskFieldsProps } from '#features/tasks/edit/task-fields.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';

interface AssigneeFieldsProps extends Omit<TaskFieldsProps, 'statuses'> {
  people: ReadonlyMap<number, UserCard>;
}

export function AssigneeFields(props: AssigneeFieldsProps) {
  const { tasks } = useText();
  const { id: me } = useCurrentUser();
  const { values, onChange, errors } = props;
  return (
    <>
      <Field label={tasks.primaryAssignee} error={errors['assigneeId'] ?? errors['assignees']}>
        {(control) => (
          <div className="flex gap-2">
            <PrimaryAssignee {...props} {...control} />
            {values.assigneeId === me ? null : (
              <Button onClick={() => onChange(withPrimary(values, me))}>{tasks.assignToMe}</Button>
            )}
          </div>
        )}
      </Field>
      <AdditionalAssignees {...props} />
    </>
  );
}

type PrimaryAssigneeProps = AssigneeFieldsProps &
  Pick<PickFieldProps, 'id' | 'aria-invalid' | 'aria-describedby'> & {
    /** It stands without a label among chips; its list has the way to assign it to oneself. */
    isChip?: boolean;
  };

/** The first assignee. */
export function PrimaryAssignee({ values, onChange, errors: _, people, isChip = false, ...control }: PrimaryAssigneeProps) {
  const { tasks, pickers } = useText();
  const { id: me } = useCurrentUser();
  const { assigneeId } = values;
  const none = unassignedRow(tasks.unassigned);
  const rows = useRows(values, people);
  const toMe = { value: 'me', label: tasks.assignToMe, icon: <UserPlus size={16} aria-hidden="true" /> };
  return (
    <PickField
      {...control}
      label={tasks.primaryAssignee}
      aria-label={isChip ? tasks.primaryAssignee : undefined}
      className={isChip ? 'chip-field' : undefined}
      find={pickers.findPerson}
      nothing={pickers.nobody}
      actions={isChip && assigneeId !== me ? [toMe] : []}
      options={[none, ...rows]}
      value={assigneeId === null ? none.value : String(assigneeId)}
      onChange={(value) => onChange(withPrimary(values, value === none.value ? null : value === toMe.value ? me : Number(value)))}
    />
  );
}

/** The others; the first one stays among them. */
export function AdditionalAssignees({ values, onChange, people }: Omit<AssigneeFieldsProps, 'errors'>) {
  const { tasks, pickers } = useText();
  const { assigneeId, assignees } = values;
  const rows = useRows(values, people);
  function toggle(value: string) {
    const id = Number(value);
    onChange({ assignees: assignees.includes(id) ? assignees.filter((each) => each !== id) : [...assignees, id] });
  }
  return (
    <PickedChips
      label={tasks.additionalAssignees}
      choose={pickers.choosePeople}
      find={pickers.findPerson}
      nothing={pickers.nobody}
      options={rows.map((row) => (Number(row.value) === assigneeId ? { ...row, locked: tasks.primaryAssigneeStays } : row))}
      chosen={withPrimaryAssignee(assigneeId, assignees).map(String)}
      onPick={toggle}
    />
  );
}

function useRows(
  { department, departments, assigneeId, assignees }: AssigneeFieldsProps['values'],
  people: AssigneeFieldsProps['people'],
) {
  const chosen = withPrimaryAssignee(assigneeId, assignees);
  return useLoadNotes(useAssigneeRows(useAssignable([department, ...departments], chosen, people)));
}
