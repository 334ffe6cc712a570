// The edit form of a task: title, description and the fields that it shares with the create dialog.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useEffect } from 'react';
import { useTaskPeople } from '#features/markdown/use-task-people.ts';
import { useTextFiles } from '#features/markdown/use-text-files.ts';
import { EditingNote } from '#features/presence/editing-note.tsx';
import { AssigneeFields } from '#features/tasks/edit/assignee-fields.tsx';
import { DepartmentFields } from '#features/tasks/edit/department-fields.tsx';
import { PropertiesFields } from '#features/tasks/edit/properties-fields.tsx';
import type { TaskValues } from '#features/tasks/edit/task-values.ts';
import { TitleDescriptionFields, useTitleInput } from '#features/tasks/edit/title-description-fields.tsx';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useTaskStatuses } from '#features/tasks/edit/use-task-statuses.ts';
import { focusAtEnd } from '#lib/insert-text.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';

interface TaskEditFormProps {
  editor: TaskEditor;
  task: Task;
  values: TaskValues;
  people: ReadonlyMap<number, UserCard>;
}

export function TaskEditForm({ editor, task, values, people }: TaskEditFormProps) {
  const { recurrences } = useText();
  const { errors, change } = editor;
  const mentionable = useTaskPeople(task.id);
  const files = useTextFiles(task.id);
  const statuses = useTaskStatuses(task);
  const title = useTitleInput(errors);
  useEffect(() => focusAtEnd(title.current), [title]);
  const common = { values, onChange: (given: Partial<TaskValues>) => change(given), errors };
  return (
    <form
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <EditingNote taskId={task.id} field="title" />
      <EditingNote taskId={task.id} field="description" />
      <TitleDescriptionFields {...common} titleRef={title} mentionable={mentionable} files={files} />
      <PropertiesFields {...common} statuses={statuses ?? []} />
      {task.repeat ? (
        <Field label={recurrences.scope}>
          {(control) => (
            <Select
              {...control}
              value={editor.draft?.following ? 'following' : 'one'}
              onChange={(scope) => change({}, { following: scope === 'following' })}
              options={[
                { value: 'one', label: recurrences.scopeOne },
                { value: 'following', label: recurrences.scopeFollowing },
              ]}
            />
          )}
        </Field>
      ) : null}
      <DepartmentFields {...common} />
      <div className="h-3" />
      <AssigneeFields {...common} people={people} />
      <button type="submit" hidden />
    </form>
  );
}
