// The head of an open task: one line of chips, each of which saves one field at once.

import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { PriorityDot } from '#features/tasks/card/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { AssigneeChip } from '#features/tasks/chips/assignee-chip.tsx';
import { DepartmentChip } from '#features/tasks/chips/department-chip.tsx';
import { DueDateChip } from '#features/tasks/chips/due-date-chip.tsx';
import { usePriorityItems, useStatusItems } from '#features/tasks/edit/field-items.tsx';
import { useOpenByKey } from '#features/tasks/keys/use-open-by-key.ts';
import { ScoreChip } from '#features/tasks/scores/score-chip.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Menu } from '#ui/menu.tsx';
import '#features/tasks/edit/task-form.css';

interface TaskChipsProps {
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  today: string;
}

export function TaskChips({ task, people, today }: TaskChipsProps) {
  return (
    <div className="chips mt-2">
      <StatusChip task={task} />
      <PriorityChip task={task} />
      <AssigneeChip task={task} people={people} />
      <DueDateChip task={task} today={today} />
      <DepartmentChip task={task} />
      <ScoreChip task={task} today={today} />
    </div>
  );
}

function PriorityChip({ task }: { task: Task }) {
  const { tasks } = useText();
  const { open, setOpen, button } = useOpenByKey('cardPriority', tasks.priority);
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      align="start"
      items={usePriorityItems(task)}
      trigger={
        <button
          type="button"
          className="task-chip"
          {...button}
          aria-label={tasks.priorityIs(priorityName({ tasks }, task.priority))}
        >
          <PriorityDot priority={task.priority} />
          {priorityName({ tasks }, task.priority)}
        </button>
      }
    />
  );
}

function StatusChip({ task }: { task: Task }) {
  const { tasks } = useText();
  const names = useNames();
  const { open, setOpen, button } = useOpenByKey('cardMoveTo', tasks.moveTo);
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      align="start"
      items={useStatusItems(task)}
      trigger={
        <button type="button" className="task-chip" {...button} aria-label={tasks.statusIs(names.status(task.status))}>
          <StatusGlyph status={task.status} />
          {names.status(task.status)}
        </button>
      }
    />
  );
}
