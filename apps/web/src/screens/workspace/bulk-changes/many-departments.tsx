// Gives all selected tasks a department: one that all of them have is marked, and choosing that takes it away.
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { PickList } from '#features/pickers/pick-list.tsx';
import type { ManyAct } from '#features/tasks/bulk-changes/act-on-many.ts';
import { departmentForAll } from '#features/tasks/bulk-changes/many-acts.ts';
import { isSameDepartment, useDepartmentOptions } from '#features/tasks/data/department-options.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';

export interface ManyPickerProps {
  cards: readonly TaskCard[];
  /** The departments of any of them. */
  departments: readonly string[];
  onAct: (act: ManyAct) => Promise<boolean>;
}

export function ManyDepartments({ cards, departments, onAct }: ManyPickerProps) {
  const { tasks, pickers } = useText();
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
