// The chip of an open task's primary department, which changes it; the other departments stay.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useState } from 'react';
import { PickList } from '#features/pickers/pick-list.tsx';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { isSameDepartment, useDepartmentOptions } from '#features/tasks/data/department-options.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { useText } from '#lib/text.ts';
import { Popover } from '#ui/popover.tsx';

export function DepartmentChip({ task }: { task: Task }) {
  const { tasks, pickers } = useText();
  const { adjust } = useTaskActions();
  const [open, setOpen] = useState(false);
  const options = useDepartmentOptions([task.department, ...task.departments]);

  function choose(department: string) {
    setOpen(false);
    if (isSameDepartment(department, task.department)) return;
    void adjust(task, (row) => {
      const others = row.departments.filter(
        (name) => !isSameDepartment(name, row.department) && !isSameDepartment(name, department),
      );
      return { department, departments: [department, ...others] };
    });
  }
  return (
    <Popover
      label={tasks.primaryDepartment}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="pick-panel"
      trigger={
        <button type="button" className="department-chip" aria-label={`${tasks.primaryDepartment}: ${task.department}`}>
          <DepartmentBadge department={task.department} />
        </button>
      }
    >
      <PickList
        label={tasks.primaryDepartment}
        find={pickers.find}
        nothing={pickers.nothing}
        options={options.map((name) => ({ value: name, label: name }))}
        chosen={options.filter((name) => isSameDepartment(name, task.department))}
        onPick={choose}
      />
    </Popover>
  );
}
