// The assignees of a task: the first one, and further ones.

import { withPrimary } from '@app/contract/tasks/assignees.rules.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useLoadNotes } from '#features/hints/load-notes.ts';
import { PickField } from '#features/pickers/pick-field.tsx';
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

export function AssigneeFields({ values, onChange, errors, people }: AssigneeFieldsProps) {
  const { tasks, pickers } = useText();
  const { id: me } = useCurrentUser();
  const { assigneeId, assignees } = values;
  const chosen = withPrimaryAssignee(assigneeId, assignees);
  const rows = useLoadNotes(useAssigneeRows(useAssignable([values.department, ...values.departments], chosen, people)));
  const none = unassignedRow(tasks.unassigned);

  function choose(next: number | null) {
    onChange(withPrimary({ assigneeId, assignees }, next));
  }
  function toggle(value: string) {
    const id = Number(value);
    onChange({ assignees: assignees.includes(id) ? assignees.filter((each) => each !== id) : [...assignees, id] });
  }

  return (
    <>
      <Field label={tasks.primaryAssignee} error={errors['assigneeId'] ?? errors['assignees']}>
        {(control) => (
          <div className="flex gap-2">
            <PickField
              {...control}
              label={tasks.primaryAssignee}
              find={pickers.findPerson}
              nothing={pickers.nobody}
              options={[none, ...rows]}
              value={assigneeId === null ? none.value : String(assigneeId)}
              onChange={(value) => choose(value === none.value ? null : Number(value))}
            />
            {assigneeId === me ? null : <Button onClick={() => choose(me)}>{tasks.assignToMe}</Button>}
          </div>
        )}
      </Field>
      <PickedChips
        label={tasks.additionalAssignees}
        choose={pickers.choosePeople}
        find={pickers.findPerson}
        nothing={pickers.nobody}
        options={rows.map((row) => (Number(row.value) === assigneeId ? { ...row, locked: tasks.primaryAssigneeStays } : row))}
        chosen={chosen.map(String)}
        onPick={toggle}
      />
    </>
  );
}
