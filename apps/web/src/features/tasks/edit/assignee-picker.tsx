// Puts somebody in the place of the first assignee at once, or takes everybody off, with a search over the people who can have the task.
import { firstAssignee, isUnassigned, withFirstAssignee } from '@app/contract/tasks/assignees.rules.ts';
import { withPrimaryAssignee } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { UserPlus, UserRound } from 'lucide-react';
import { useLoadNotes } from '#features/hints/load-notes.ts';
import { PickList, type PickRow } from '#features/pickers/pick-list.tsx';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import type { TaskFields } from '#features/tasks/edit/field-items.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';

interface AssigneePickerProps {
  task: TaskFields;
  people: ReadonlyMap<number, UserCard>;
  /** Somebody was chosen, and the change is being saved. */
  onDone: () => void;
}

const nobody = 'none';

export function AssigneePicker({ task, people, onDone }: AssigneePickerProps) {
  const { tasks, pickers } = useText();
  const { id: me } = useCurrentUser();
  const { adjust } = useTaskActions();
  const chosen = withPrimaryAssignee(task.assigneeId, task.assignees);
  const first = firstAssignee(task);
  const rows = useLoadNotes(useAssigneeRows(useAssignable([task.department, ...task.departments], chosen, people)));
  const toMe = { value: String(me), label: tasks.assignToMe, icon: <Icon of={UserPlus} /> };

  function assign(assigneeId: number | null) {
    onDone();
    if (assigneeId === null ? isUnassigned(task) : assigneeId === first) return;
    void adjust(task, (row) => withFirstAssignee(row, assigneeId));
  }
  return (
    <PickList
      label={tasks.assignee}
      find={pickers.findPerson}
      nothing={pickers.nobody}
      actions={first === me ? [] : [toMe]}
      options={[unassignedRow(tasks.unassigned), ...rows]}
      chosen={[first === null ? nobody : String(first)]}
      onPick={(value) => assign(value === nobody ? null : Number(value))}
    />
  );
}

/** Returns the row for nobody. */
export function unassignedRow(label: string): PickRow {
  return { value: nobody, label, icon: <Icon of={UserRound} /> };
}

/** As wide as the pictures below it. */
function Icon({ of: Drawn }: { of: typeof UserRound }) {
  return (
    <span className="grid size-[22px] flex-none place-items-center text-ink-3">
      <Drawn size={16} aria-hidden="true" />
    </span>
  );
}
