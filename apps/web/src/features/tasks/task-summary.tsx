// The head of an open task: title, department, and four chips of which each saves one field at once.
import { priorities, type Task, type UserCard, withPrimaryAssignee } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useAssignable } from '#features/tasks/assignable.ts';
import { DepartmentBadge } from '#features/tasks/department-badge.tsx';
import { DueLabel } from '#features/tasks/due-chip.tsx';
import { PriorityDot } from '#features/tasks/priority-dot.tsx';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import { useTaskActions } from '#features/tasks/task-actions.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';
import { Popover } from '#ui/popover.tsx';

interface TaskSummaryProps {
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  today: string;
}

export function TaskChips({ task, people, today }: TaskSummaryProps) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-1.5">
      <DepartmentBadge department={task.department} departments={task.departments} />
      <PriorityChip task={task} />
      <StatusChip task={task} />
      <AssigneeChip task={task} people={people} />
      <DueChip task={task} today={today} />
    </div>
  );
}

function PriorityChip({ task }: { task: Task }) {
  const { tasks } = useText();
  const { change } = useTaskActions();
  const names: Record<string, string> = tasks.priorityName;
  return (
    <Menu
      align="start"
      items={priorities.map((priority) => ({
        label: tasks.priorityName[priority],
        icon: <PriorityDot priority={priority} />,
        checked: priority === task.priority,
        onSelect: () => priority !== task.priority && void change(task.id, { priority }, { priority }),
      }))}
      trigger={
        <button type="button" className="task-chip" aria-label={tasks.priorityIs(names[task.priority] ?? task.priority)}>
          <PriorityDot priority={task.priority} />
          {names[task.priority] ?? task.priority}
        </button>
      }
    />
  );
}

function StatusChip({ task }: { task: Task }) {
  const { tasks } = useText();
  const { change } = useTaskActions();
  const columns = useQuery(columnsQuery(task.workspaceId));
  const names = columns.data?.map(({ name }) => name) ?? [task.status];
  return (
    <Menu
      align="start"
      items={names.map((status) => ({
        label: status,
        icon: <StatusGlyph status={status} />,
        checked: status === task.status,
        onSelect: () => status !== task.status && void change(task.id, { status }, { status }),
      }))}
      trigger={
        <button type="button" className="task-chip" aria-label={tasks.statusIs(task.status)}>
          <StatusGlyph status={task.status} />
          {task.status}
        </button>
      }
    />
  );
}

function AssigneeChip({ task, people }: Omit<TaskSummaryProps, 'today'>) {
  const { tasks, users } = useText();
  const { change } = useTaskActions();
  const chosen = withPrimaryAssignee(task.assigneeId, task.assignees);
  const offered = useAssignable([task.department, ...task.departments], chosen, people);
  const assignee = task.assigneeId === null ? undefined : people.get(task.assigneeId);
  const name = task.assigneeId === null ? tasks.unassigned : (assignee?.fullName ?? users.deleted);

  function assign(assigneeId: number | null) {
    if (assigneeId === task.assigneeId) return;
    const others = task.assignees.filter((id) => id !== task.assigneeId);
    const assignees = withPrimaryAssignee(assigneeId, others);
    void change(task.id, { assigneeId, assignees }, { assigneeId, assignees });
  }

  return (
    <Menu
      align="start"
      items={[
        { label: tasks.unassigned, icon: <UserRound />, checked: task.assigneeId === null, onSelect: () => assign(null) },
        ...offered.map(({ id, label, user }) => ({
          label,
          icon: <Avatar {...avatarOf(user)} size={22} decorative />,
          checked: id === task.assigneeId,
          onSelect: () => assign(id),
        })),
      ]}
      trigger={
        <button type="button" className="task-chip" aria-label={tasks.assigneesLabel(name)}>
          {assignee ? <Avatar {...avatarOf(assignee)} size={22} decorative /> : <UserRound size={14} aria-hidden="true" />}
          <span className="truncate">{name}</span>
        </button>
      }
    />
  );
}

function DueChip({ task, today }: Omit<TaskSummaryProps, 'people'>) {
  const { tasks } = useText();
  const { change } = useTaskActions();
  const [open, setOpen] = useState(false);
  function save(dueDate: string | null) {
    setOpen(false);
    if (dueDate !== task.dueDate) void change(task.id, { dueDate }, { dueDate });
  }
  return (
    <Popover
      align="start"
      label={tasks.dueDate}
      open={open}
      onOpenChange={setOpen}
      className="w-64 p-3"
      trigger={
        <button type="button" className="task-chip">
          <CalendarDays size={14} aria-hidden="true" />
          <span className="sr-only">{tasks.dueDate}</span>
          <DueLabel task={task} today={today} />
        </button>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const value = new FormData(event.currentTarget).get('dueDate');
          save(typeof value === 'string' && value !== '' ? value : null);
        }}
      >
        <Field label={tasks.dueDate} dense>
          {(control) => <Input {...control} type="date" name="dueDate" defaultValue={task.dueDate ?? ''} />}
        </Field>
        <div className="mt-3 flex justify-end gap-2">
          <Button variant="ghost" onClick={() => save(null)}>
            {tasks.noDate}
          </Button>
          <Button variant="primary" type="submit">
            {tasks.setDate}
          </Button>
        </div>
      </form>
    </Popover>
  );
}
