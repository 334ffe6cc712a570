// What else is known of an open task, beside its text: departments, people, dates.
import { type Task, type UserCard, withPrimaryAssignee } from '@app/contract';
import { type ReactNode, useState } from 'react';
import { avatarOf } from '#lib/avatar.ts';
import { useDates } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';

interface TaskFactsProps {
  task: Task;
  people: ReadonlyMap<number, UserCard>;
}

export function TaskFacts({ task, people }: TaskFactsProps) {
  const { tasks } = useText();
  const { dayOfInstant, formatDate } = useDates();
  const date = (value: string | null) => (value ? formatDate(value) : tasks.noDate);
  const template = task.customFields['templateName'];
  return (
    <dl className="order-2 grid grid-cols-2 content-start gap-x-4 gap-y-3 text-13 lg:grid-cols-1">
      <Fact name={tasks.primaryDepartment}>{task.department}</Fact>
      <Fact name={tasks.distribution}>{task.departments.join(', ')}</Fact>
      <Fact name={tasks.assignees}>
        <People task={task} people={people} />
      </Fact>
      <Fact name={tasks.startDate}>{date(task.startDate)}</Fact>
      <Fact name={tasks.dueDate}>{date(task.dueDate)}</Fact>
      {template ? <Fact name={tasks.template}>{template}</Fact> : null}
      <Fact name={tasks.createdLabel}>{formatDate(dayOfInstant(task.createdAt))}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Names that are read at a glance; the others come with a press. */
const fewPeople = 5;

/** Everybody it is given to, by name, the first one first. */
function People({ task, people }: TaskFactsProps) {
  const { tasks, users, pickers } = useText();
  const [all, setAll] = useState(false);
  const ids = withPrimaryAssignee(task.assigneeId, task.assignees);
  if (ids.length === 0) return <span className="text-ink-3">{tasks.unassigned}</span>;
  const shown = all || ids.length <= fewPeople + 1 ? ids : ids.slice(0, fewPeople);
  const more = ids.length - shown.length;
  return (
    <>
      <ul className="flex flex-col gap-1">
        {shown.map((id) => {
          const person = people.get(id);
          return (
            <li key={id} className="flex min-w-0 items-center gap-1.5">
              {person ? <Avatar {...avatarOf(person)} size={22} decorative /> : null}
              <span className="truncate">{person?.fullName ?? users.deleted}</span>
            </li>
          );
        })}
      </ul>
      {more > 0 || all ? (
        <button
          type="button"
          className="task-chip mt-1"
          aria-expanded={all}
          aria-label={all ? pickers.fewer : pickers.rest(more)}
          onClick={() => setAll(!all)}
        >
          {all ? pickers.fewer : `+${more}`}
        </button>
      ) : null}
    </>
  );
}
