// The title of an open task; a click turns it into a field.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { useEffect, useRef } from 'react';
import { InlineForm } from '#features/tasks/details/inline-form.tsx';
import { useReturnFocus } from '#features/tasks/details/use-return-focus.ts';
import { TitleLine } from '#features/tasks/edit/title-line.tsx';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useText } from '#lib/text.ts';
import { Field } from '#ui/field.tsx';

interface TaskTitleProps {
  editor: TaskEditor;
  task: Task;
  onEscape: () => void;
}

export function TaskTitle({ editor, task, onEscape }: TaskTitleProps) {
  const { tasks } = useText();
  const isEdited = editor.draft?.parts?.includes('title') ?? false;
  const button = useReturnFocus(isEdited);
  if (isEdited) return <TitleForm editor={editor} onEscape={onEscape} />;
  return (
    <button
      ref={button}
      type="button"
      className="task-title written"
      title={tasks.editTitle}
      aria-disabled={editor.gone !== undefined}
      onClick={() => editor.editPart('title')}
    >
      {task.title}
    </button>
  );
}

function TitleForm({ editor, onEscape }: Omit<TaskTitleProps, 'task'>) {
  const { tasks } = useText();
  const line = useRef<HTMLTextAreaElement>(null);
  const { draft, errors } = editor;
  useEffect(() => {
    line.current?.focus();
    line.current?.setSelectionRange(line.current.value.length, line.current.value.length);
  }, []);
  return (
    <InlineForm editor={editor} onEscape={onEscape}>
      <Field label={tasks.titleLabel} error={errors['title']}>
        {(control) => (
          <TitleLine
            {...control}
            ref={line}
            value={draft?.values.title ?? ''}
            placeholder={tasks.titlePlaceholder}
            onChange={(title) => editor.change({ title })}
          />
        )}
      </Field>
    </InlineForm>
  );
}
