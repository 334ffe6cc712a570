// '+ Field' of an open task: the fields that are not shown, each of which opens where it will stand.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { AddButton } from '#features/tasks/details/add-row.tsx';
import { type FactName, factNames } from '#features/tasks/details/task-facts.tsx';
import { afterMenus } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { Menu, type MenuItem } from '#ui/menu.tsx';

interface FieldAddProps {
  task: Task;
  shown: readonly FactName[];
  onAdd: (name: FactName) => void;
  /** A repetition has several parts, which the form has. */
  onRepeat: () => void;
}

export function FieldAdd({ task, shown, onAdd, onRepeat }: FieldAddProps) {
  const { tasks, recurrences } = useText();
  const items: MenuItem[] = factNames
    .filter((name) => !shown.includes(name))
    .map((name) => ({ label: tasks[name], onSelect: () => afterMenus(() => onAdd(name)) }));
  if (!task.repeat) items.push({ label: recurrences.label, onSelect: () => afterMenus(onRepeat) });
  if (items.length === 0) return null;
  return <Menu align="start" items={items} trigger={<AddButton label={tasks.addField}>{tasks.addParts.field}</AddButton>} />;
}
