// The fields of an open task: text while it is read, a form once it is edited.
import type { Task, UserCard } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Checklist } from '#features/tasks/checklist.tsx';
import { ChecklistEditor } from '#features/tasks/checklist-editor.tsx';
import { AssigneeFields, DepartmentFields, ScheduleFields } from '#features/tasks/task-fields.tsx';
import { TaskPeople } from '#features/tasks/task-people.tsx';
import type { TaskValues } from '#features/tasks/task-values.ts';
import type { TaskEditor } from '#features/tasks/use-task-editor.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { dayOfInstant, formatDate } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

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
      {draft ? (
        <EditForm editor={editor} task={task} values={draft.values} people={people} />
      ) : (
        <Reading task={task} people={people} />
      )}
      <section className="task-section" aria-label={tasks.checklist}>
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
      {children}
    </div>
  );
}

interface EditFormProps {
  editor: TaskEditor;
  task: Task;
  values: TaskValues;
  people: ReadonlyMap<number, UserCard>;
}

function EditForm({ editor, task, values, people }: EditFormProps) {
  const { tasks } = useText();
  const { errors, change } = editor;
  const columns = useQuery(columnsQuery(task.workspaceId));
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    if (errors['title']) title.current?.focus();
  }, [errors]);
  const common = { values, onChange: change, errors };
  return (
    <form
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <Field label={tasks.titleLabel} error={errors['title']}>
        {(control) => (
          <input
            {...control}
            ref={title}
            className="task-title-input"
            value={values.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field label={tasks.description} error={errors['description']}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={values.description}
            placeholder={tasks.descriptionPlaceholder}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <ScheduleFields {...common} statuses={columns.data?.map(({ name }) => name) ?? []} />
      <DepartmentFields {...common} />
      <div className="h-3" />
      <AssigneeFields {...common} people={people} />
      <button type="submit" hidden />
    </form>
  );
}

function Reading({ task, people }: { task: Task; people: ReadonlyMap<number, UserCard> }) {
  const { tasks } = useText();
  const date = (value: string | null) => (value ? formatDate(value) : tasks.noDate);
  const template = task.customFields['templateName'];
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_220px]">
      <section className="task-section min-w-0" aria-label={tasks.description}>
        <h3>{tasks.description}</h3>
        {task.description ? (
          <p className="text-14 whitespace-pre-wrap wrap-anywhere">{task.description}</p>
        ) : (
          <p className="text-13 text-ink-3">{tasks.noDescription}</p>
        )}
      </section>
      <dl className="grid grid-cols-2 content-start gap-x-4 gap-y-3 text-13 lg:grid-cols-1">
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
    </div>
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
