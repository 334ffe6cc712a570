// Chooses a person or a department for all selected tasks: what all of them have is marked, and choosing that takes it away.
import { type TaskCard, type UserCard, withPrimaryAssignee } from '@app/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useLoadNotes } from '#features/hints/load-notes.ts';
import { PickList } from '#features/pickers/pick-list.tsx';
import type { ManyAct } from '#features/tasks/bulk-changes/act-on-many.ts';
import { assignAll, departmentForAll, unassignAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { isSameDepartment, useDepartmentOptions } from '#features/tasks/data/department-options.ts';
import { unassignedRow } from '#features/tasks/edit/assignee-picker.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';

interface ManyPickerProps {
  cards: readonly TaskCard[];
  /** The departments of any of them. */
  departments: readonly string[];
  onAct: (act: ManyAct) => Promise<boolean>;
}

export function ManyPeople({ cards, departments, people, onAct }: ManyPickerProps & { people: ReadonlyMap<number, UserCard> }) {
  const { tasks, pickers, bulkChanges } = useText('board', 'overlays');
  const client = useQueryClient();
  const ofEach = cards.map(({ assigneeId, assignees }) => withPrimaryAssignee(assigneeId, assignees));
  const onAll = (ofEach[0] ?? []).filter((id) => ofEach.every((ids) => ids.includes(id)));
  const nobody = unassignedRow(tasks.unassigned);
  const rows = useLoadNotes(useAssigneeRows(useAssignable(departments, [...new Set(ofEach.flat())], people)));
  function pick(value: string) {
    const id = Number(value);
    if (value === nobody.value) void onAct(assignAll(client, cards, null));
    else if (onAll.includes(id)) void onAct(unassignAll(cards, id, bulkChanges.removePerson(people.get(id)?.fullName ?? '')));
    else void onAct(assignAll(client, cards, id));
  }
  return (
    <PickList
      label={tasks.assignee}
      find={pickers.findPerson}
      nothing={pickers.nobody}
      options={[nobody, ...rows]}
      chosen={ofEach.every((ids) => ids.length === 0) ? [nobody.value] : onAll.map(String)}
      onPick={pick}
    />
  );
}

export function ManyDepartments({ cards, departments, onAct }: ManyPickerProps) {
  const { tasks, pickers } = useText('board', 'overlays');
  const names = useNames();
  const options = useDepartmentOptions(departments);
  const isOnAll = (name: string) =>
    cards.every((card) => [card.department, ...card.departments].some((own) => isSameDepartment(own, name)));
  return (
    <PickList
      label={tasks.departments}
      find={pickers.find}
      nothing={pickers.nothing}
      options={options.map((name) => ({ value: name, label: names.department(name) }))}
      chosen={options.filter(isOnAll)}
      onPick={(name) => void onAct(departmentForAll(cards, name, !isOnAll(name), names.department(name)))}
    />
  );
}
