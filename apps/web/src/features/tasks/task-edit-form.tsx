// The edit form of a task: title, description and the fields that it shares with the create dialog.
import type { Task, UserCard } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AssigneeFields } from '#features/tasks/assignee-fields.tsx';
import { DepartmentFields } from '#features/tasks/department-fields.tsx';
import { ScheduleFields } from '#features/tasks/schedule-fields.tsx';
import type { TaskValues } from '#features/tasks/task-values.ts';
import type { TaskEditor } from '#features/tasks/use-task-editor.ts';
import { columnsQuery } from '#features/workspaces/workspaces.queries.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';

interface TaskEditFormProps {
  editor: TaskEditor;
  task: Task;
  values: TaskValues;
  people: ReadonlyMap<number, UserCard>;
}

export function TaskEditForm({ editor, task, values, people }: TaskEditFormProps) {
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
      className="order-1 flex flex-col gap-1"
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
