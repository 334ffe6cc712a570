// The facts of an open task beside its chips: further people and departments, its dates. A click changes each.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { withPrimaryAssignee, withPrimaryDepartment } from '@app/contract/tasks/tasks.rules.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { type ReactNode, useState } from 'react';
import { useAssignable, useAssigneeRows } from '#features/tasks/data/assignable.tsx';
import { isSameDepartment, useDepartmentOptions } from '#features/tasks/data/department-options.ts';
import { useTaskActions } from '#features/tasks/data/task-actions.ts';
import { MultiFact } from '#features/tasks/details/multi-fact.tsx';
import { RepeatFact } from '#features/tasks/details/repeat-fact.tsx';
import { DueDateForm } from '#features/tasks/edit/due-date-form.tsx';
import { ScoreFact } from '#features/tasks/scores/score-fact.tsx';
import { WatchFact } from '#features/tasks/watches/watch-fact.tsx';
import { cn } from '#lib/cn.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { Popover } from '#ui/popover.tsx';

interface TaskFactsProps {
  task: Task;
  people: ReadonlyMap<number, UserCard>;
}

export function TaskFacts({ task, people }: TaskFactsProps) {
  const { recurrences, scores, tasks, watches } = useText();
  const { dayOfInstant, formatDate } = useDates();
  const template = task.customFields['templateName'];
  return (
    <dl className="order-2 grid grid-cols-2 content-start gap-x-6 gap-y-2 text-13 lg:grid-cols-1">
      <Fact name={tasks.distribution}>
        <Distribution task={task} />
      </Fact>
      <Fact name={tasks.additionalAssignees}>
        <Others task={task} people={people} />
      </Fact>
      <Fact name={tasks.startDate}>
        <DateFact task={task} field="startDate" />
      </Fact>
      <Fact name={tasks.dueDate}>
        <DateFact task={task} field="dueDate" />
      </Fact>
      <Fact name={scores.label}>
        <ScoreFact task={task} />
      </Fact>
      {task.repeat ? (
        <Fact name={recurrences.label}>
          <RepeatFact task={{ ...task, repeat: task.repeat }} />
        </Fact>
      ) : null}
      {template ? <Fact name={tasks.template}>{template}</Fact> : null}
      {isLocalId(task.id) ? null : (
        <Fact name={watches.label}>
          <WatchFact taskId={task.id} />
        </Fact>
      )}
      <Fact name={tasks.createdLabel}>{formatDate(dayOfInstant(task.createdAt))}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className={cn('mt-0.5 wrap-anywhere', typeof children === 'string' && 'flex min-h-7 items-center')}>{children}</dd>
    </div>
  );
}

/** Applies additions and removals to the current list, so that somebody else's additions stay. */
function changed<T>(now: readonly T[], added: readonly T[], removed: readonly T[]): T[] {
  return [...now.filter((value) => !removed.includes(value)), ...added.filter((value) => !now.includes(value))];
}

function Distribution({ task }: { task: Task }) {
  const { tasks, pickers } = useText();
  const names = useNames();
  const { adjust } = useTaskActions();
  const options = useDepartmentOptions([task.department, ...task.departments]);
  const nameOf = (department: string) => options.find((name) => isSameDepartment(name, department)) ?? department;
  function save(added: readonly string[], removed: readonly string[]) {
    void adjust(task, ({ department, departments }) => ({
      departments: withPrimaryDepartment(department, changed(departments.map(nameOf), added, removed)),
    }));
  }
  return (
    <MultiFact
      label={tasks.distribution}
      find={pickers.find}
      nothing={pickers.nothing}
      none={tasks.noDistribution}
      options={options.map((name) => ({
        value: name,
        label: names.department(name),
        locked: isSameDepartment(name, task.department) ? tasks.primaryStays : undefined,
      }))}
      chosen={withPrimaryDepartment(task.department, task.departments).map(nameOf)}
      onSave={save}
    />
  );
}

function Others({ task, people }: TaskFactsProps) {
  const { tasks, users, pickers } = useText();
  const { adjust } = useTaskActions();
  const ids = withPrimaryAssignee(task.assigneeId, task.assignees);
  const rows = useAssigneeRows(useAssignable([task.department, ...task.departments], ids, people));
  const gone = ids.filter((id) => !rows.some(({ value }) => value === String(id)));
  function save(added: readonly string[], removed: readonly string[]) {
    void adjust(task, ({ assigneeId, assignees }) => ({
      assignees: withPrimaryAssignee(assigneeId, changed(assignees, added.map(Number), removed.map(Number))),
    }));
  }
  return (
    <MultiFact
      label={tasks.additionalAssignees}
      find={pickers.findPerson}
      nothing={pickers.nobody}
      none={tasks.none}
      options={[
        ...rows.map((row) => (Number(row.value) === task.assigneeId ? { ...row, locked: tasks.primaryAssigneeStays } : row)),
        ...gone.map((id) => ({ value: String(id), label: users.deleted })),
      ]}
      chosen={ids.map(String)}
      onSave={save}
    />
  );
}

function DateFact({ task, field }: { task: Task; field: 'startDate' | 'dueDate' }) {
  const { tasks } = useText();
  const { formatDate } = useDates();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const value = task[field];
  const shown = value === null ? tasks.noDate : formatDate(value);
  return (
    <Popover
      label={tasks[field]}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="date-panel"
      trigger={
        <button type="button" className="fact-button" aria-label={`${tasks[field]}: ${shown}`}>
          <span className={value === null ? 'text-ink-3' : undefined}>{shown}</span>
        </button>
      }
    >
      <DueDateForm task={task} field={field} today={today} onDone={() => setOpen(false)} />
    </Popover>
  );
}
