// The description of an open task; a click turns it into a field.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import { Pencil } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Markdown } from '#features/markdown/markdown.tsx';
import { MarkdownBox } from '#features/markdown/markdown-box.tsx';
import { useTaskPeople } from '#features/markdown/use-task-people.ts';
import { useTextFiles } from '#features/markdown/use-text-files.ts';
import { EditingNote } from '#features/presence/editing-note.tsx';
import { InlineForm } from '#features/tasks/details/inline-form.tsx';
import { useReturnFocus } from '#features/tasks/details/use-return-focus.ts';
import type { TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { RewriteButton } from '#features/tasks/rewrite/rewrite-button.tsx';
import { useText } from '#lib/text.ts';
import { ErrorText } from '#ui/error-text.tsx';
import { IconButton } from '#ui/icon-button.tsx';

interface TaskDescriptionProps {
  editor: TaskEditor;
  task: Task;
  /** Without it the description is read-only. */
  onEscape: (() => void) | undefined;
}

export function TaskDescription({ editor, task, onEscape }: TaskDescriptionProps) {
  const { tasks } = useText();
  const isEdited = editor.draft?.parts?.includes('description') ?? false;
  const pencil = useReturnFocus(isEdited);
  const canEdit = onEscape !== undefined && editor.gone === undefined;

  /** A click on the text starts editing, unless it follows a link or ends a selection. */
  function handleClick(event: MouseEvent) {
    const isOther = event.target instanceof Element && event.target.closest('a, button, input') !== null;
    if (canEdit && !isOther && getSelection()?.isCollapsed !== false) editor.editPart('description');
  }
  const isEmpty = !task.description;
  return (
    <section className="task-section min-w-0" aria-label={tasks.description} data-edits="description">
      <div className={isEmpty && canEdit && !isEdited ? 'flex items-center' : 'mb-2.5 flex items-center gap-1'}>
        {isEmpty && canEdit && !isEdited ? (
          <button ref={pencil} type="button" className="task-describe" onClick={() => editor.editPart('description')}>
            {tasks.describe}
          </button>
        ) : (
          <h3 className="text-13 font-semibold">{tasks.description}</h3>
        )}
        {canEdit && !isEdited && !isEmpty ? (
          <IconButton
            ref={pencil}
            small
            label={tasks.editDescription}
            icon={<Pencil />}
            className="-my-1"
            onClick={() => editor.editPart('description')}
          />
        ) : null}
        {canEdit && !isEdited ? <RewriteButton task={task} /> : null}
        <EditingNote taskId={task.id} field="description" className="ms-1" />
      </div>
      {isEdited && onEscape ? (
        <DescriptionForm editor={editor} task={task} onEscape={onEscape} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button above does the same
        // biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same
        <div className={canEdit ? 'task-text' : undefined} onClick={handleClick}>
          {task.description ? (
            <Markdown text={task.description} className="text-14" />
          ) : canEdit ? null : (
            <p className="text-13 text-ink-3">{tasks.noDescription}</p>
          )}
        </div>
      )}
    </section>
  );
}

function DescriptionForm({ editor, task, onEscape }: TaskDescriptionProps & { onEscape: () => void }) {
  const { tasks } = useText();
  const mentionable = useTaskPeople(task.id);
  const files = useTextFiles(task.id);
  const frame = useRef<HTMLDivElement>(null);
  const { draft, errors } = editor;
  const problem = errors['description'];
  useEffect(() => {
    const field = frame.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <InlineForm editor={editor} onEscape={onEscape}>
      <div ref={frame}>
        <MarkdownBox
          name={tasks.description}
          rows={6}
          value={draft?.values.description ?? ''}
          placeholder={tasks.descriptionPlaceholder}
          mentionable={mentionable}
          files={files}
          aria-invalid={problem === undefined ? undefined : true}
          onChange={(description) => editor.change({ description })}
        />
      </div>
      {problem === undefined ? null : <ErrorText role="alert">{problem}</ErrorText>}
    </InlineForm>
  );
}
