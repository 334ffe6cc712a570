// The checklist of an open task with the ways to fill it. An empty one takes no room until somebody asks for it.
import type { Task } from '@app/contract/tasks/tasks.contract.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useEffect, useRef } from 'react';
import { EditingNote } from '#features/presence/editing-note.tsx';
import { BreakDownButton } from '#features/tasks/checklist/break-down-button.tsx';
import { Checklist } from '#features/tasks/checklist/checklist.tsx';
import { ChecklistEditor } from '#features/tasks/checklist/checklist-editor.tsx';
import { TemplateButton } from '#features/tasks/checklist/template-button.tsx';
import type { TemplateChoiceComponent } from '#features/tasks/checklist/template-dialog.tsx';
import { WhileTaskExists } from '#features/tasks/details/while-task-exists.tsx';
import { isFullForm, type TaskEditor } from '#features/tasks/edit/use-task-editor.ts';
import { useText } from '#lib/text.ts';

interface ChecklistSectionProps {
  editor: TaskEditor;
  task: Task;
  people: ReadonlyMap<number, UserCard>;
  templates: TemplateChoiceComponent | undefined;
  /** Somebody has just asked for it: the line for a new item takes the focus. */
  isAsked: boolean;
}

export function ChecklistSection({ editor, task, people, templates, isAsked }: ChecklistSectionProps) {
  const { tasks } = useText();
  const section = useRef<HTMLElement>(null);
  const draft = isFullForm(editor) ? editor.draft : null;
  useEffect(() => {
    if (isAsked) section.current?.querySelector<HTMLElement>('form input')?.focus();
  }, [isAsked]);
  return (
    <section ref={section} className="task-section" aria-label={tasks.checklist} data-edits="checklist">
      <div className="task-heading">
        <h3>{tasks.checklist}</h3>
        <EditingNote taskId={task.id} field="checklist" />
      </div>
      {draft ? (
        <ChecklistEditor
          items={draft.values.checklistItems}
          error={editor.errors['checklistItems']}
          onChange={(checklistItems) => editor.change({ checklistItems })}
          newItem={draft.newItem ?? ''}
          onNewItem={(newItem) => editor.change({}, { newItem })}
          onAdd={(checklistItems) => editor.change({ checklistItems }, { newItem: '' })}
        />
      ) : (
        <WhileTaskExists editor={editor}>
          <Checklist task={task} people={people} />
        </WhileTaskExists>
      )}
      {editor.gone || !templates ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-1">
          <TemplateButton editor={editor} task={task} choice={templates} />
          {draft ? null : <BreakDownButton task={task} />}
        </div>
      )}
    </section>
  );
}
