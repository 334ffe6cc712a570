// The facts of an open task below its chips: only those that have a value, or are being added. A click changes each.
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
import { cn } from '#lib/cn.ts';
import { useDates, useToday } from '#lib/dates.ts';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Popover } from '#ui/popover.tsx';

/** The facts that '+ Field' adds. */
export type FactName = 'additionalAssignees' | 'distribution' | 'startDate';

export const factNames: readonly FactName[] = ['additionalAssignees', 'distribution', 'startDate'];

/** Whether a fact has a value. */
export function hasFact(task: Task, name: FactName): boolean {
  if (name === 'startDate') return task.startDate !== null;
  if (name === 'distribution') return withPrimaryDepartment(task.department, task.departments).length > 1;
  return withPrimaryAssignee(task.assigneeId, task.assignees).some((id) => id !== task.assigneeId);
}

interface FactProps {
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  /** It opens at once, because somebody adds it. */
  isNew: boolean;
}

interface TaskFactsProps extends Pick<FactProps, 'task' | 'people'> {
  /** Those that are shown, with or without a value. */
  names: readonly FactName[];
  adding: FactName | undefined;
}

const parts = { additionalAssignees: Others, distribution: Distribution, startDate: StartDate };

export function TaskFacts({ task, people, names, adding }: TaskFactsProps) {
  const { recurrences, tasks } = useText();
  const template = task.customFields['templateName'];
  if (names.length === 0 && !task.repeat && !template) return null;
  return (
    <dl className="task-facts">
      {names.map((name) => {
        const Part = parts[name];
        return (
          <Fact key={name} name={tasks[name]}>
            <Part task={task} people={people} isNew={name === adding} />
          </Fact>
        );
      })}
      {task.repeat ? (
        <Fact name={recurrences.label}>
          <RepeatFact task={{ ...task, repeat: task.repeat }} />
        </Fact>
      ) : null}
      {template ? <Fact name={tasks.template}>{template}</Fact> : null}
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

function Distribution({ task, isNew }: FactProps) {
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
      startsOpen={isNew}
    />
  );
}

function Others({ task, people, isNew }: FactProps) {
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
      startsOpen={isNew}
    />
  );
}

function StartDate({ task, isNew }: FactProps) {
  const { tasks } = useText();
  const { formatDate } = useDates();
  const today = useToday();
  const [open, setOpen] = useState(isNew);
  const value = task.startDate;
  const shown = value === null ? tasks.noDate : formatDate(value);
  return (
    <Popover
      label={tasks.startDate}
      align="start"
      open={open}
      onOpenChange={setOpen}
      className="date-panel"
      trigger={
        <button type="button" className="fact-button" aria-label={`${tasks.startDate}: ${shown}`}>
          <span className={value === null ? 'text-ink-3' : undefined}>{shown}</span>
        </button>
      }
    >
      <DueDateForm task={task} field="startDate" today={today} onDone={() => setOpen(false)} />
    </Popover>
  );
}
