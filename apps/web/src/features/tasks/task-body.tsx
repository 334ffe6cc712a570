// The fields of an open task: text while it is read, a form once it is edited.
import type { Task, UserCard } from '@app/contract';
import type { ReactNode } from 'react';
import { Checklist } from '#features/tasks/checklist.tsx';
import { ChecklistEditor } from '#features/tasks/checklist-editor.tsx';
import { TaskEditForm } from '#features/tasks/task-edit-form.tsx';
import { TaskPeople } from '#features/tasks/task-people.tsx';
import type { TaskEditor } from '#features/tasks/use-task-editor.ts';
import { cn } from '#lib/cn.ts';
import { dayOfInstant, formatDate } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';

interface TaskBodyProps {
  editor: TaskEditor;
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  /** The comments, which are another word's. */
  children: ReactNode;
}

export function TaskBody({ editor, task, people, children }: TaskBodyProps) {
  const { tasks } = useText();
  const { draft, notice } = editor;
  return (
    <div className="flex flex-col gap-6">
      {notice ? (
        <p role="status" className="task-notice">
          {notice}
        </p>
      ) : null}
      <div className={cn('flex flex-col gap-6', !draft && 'lg:grid lg:grid-cols-[minmax(0,1fr)_200px] lg:gap-8')}>
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          {draft ? (
            <TaskEditForm editor={editor} task={task} values={draft.values} people={people} />
          ) : (
            <Description task={task} />
          )}
          <section className="task-section order-3" aria-label={tasks.checklist}>
            <h3>{tasks.checklist}</h3>
            {draft ? (
              <ChecklistEditor
                items={draft.values.checklistItems}
                error={editor.errors['checklistItems']}
                onChange={(checklistItems) => editor.change({ checklistItems })}
              />
            ) : (
              <Checklist task={task} />
            )}
          </section>
          <div className="order-4">{children}</div>
        </div>
        {draft ? null : <Facts task={task} people={people} />}
      </div>
    </div>
  );
}

function Description({ task }: { task: Task }) {
  const { tasks } = useText();
  return (
    <section className="task-section order-1 min-w-0" aria-label={tasks.description}>
      <h3>{tasks.description}</h3>
      {task.description ? (
        <p className="text-14 whitespace-pre-wrap wrap-anywhere">{task.description}</p>
      ) : (
        <p className="text-13 text-ink-3">{tasks.noDescription}</p>
      )}
    </section>
  );
}

function Facts({ task, people }: { task: Task; people: ReadonlyMap<number, UserCard> }) {
  const { tasks } = useText();
  const date = (value: string | null) => (value ? formatDate(value) : tasks.noDate);
  const template = task.customFields['templateName'];
  return (
    <dl className="order-2 grid grid-cols-2 content-start gap-x-4 gap-y-3 text-13 lg:grid-cols-1">
      <Fact name={tasks.primaryDepartment}>{task.department}</Fact>
      <Fact name={tasks.distribution}>{task.departments.join(', ')}</Fact>
      <Fact name={tasks.assignees}>
        <TaskPeople task={task} people={people} />
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
